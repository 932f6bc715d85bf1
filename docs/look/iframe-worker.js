// Lets search work in a page that was opened as a file: browsers start no worker there, so its
// script runs in a hidden frame and the two talk by messages, as they would have anyway.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.onmessage = null;
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.document.open();
      inside.document.write(
        "<script>postMessage = (data) => parent.postMessage(data, '*');<\/script>" +
          `<script src="${address}"><\/script>`,
      );
      inside.document.close();
      this.ready = new Promise((resolve) => this.frame.addEventListener("load", resolve));
      this.listen = (event) => {
        if (event.source !== inside) return;
        const told = new MessageEvent("message", { data: event.data });
        this.dispatchEvent(told);
        this.onmessage?.(told);
      };
      addEventListener("message", this.listen);
    }

    postMessage(data) {
      this.ready.then(() => {
        const inside = this.frame.contentWindow;
        inside.dispatchEvent(new inside.MessageEvent("message", { data }));
      });
    }

    terminate() {
      removeEventListener("message", this.listen);
      this.frame.remove();
    }
  };
}
