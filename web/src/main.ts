import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./lib/install.svelte";
import { startWorker } from "./lib/push";
import { listen } from "./lib/router.svelte";
import { apply } from "./lib/settings.svelte";
import { connection } from "./lib/tables.svelte";
import faces from "./look/faces.svg?raw";
import icons from "./look/icons.svg?raw";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/look.css";
import "./look/app.css";

apply();
listen();
connection.connect();
install.listen();
startWorker();

// The drawings stand once in the page; everything else refers to them by id.
const drawings = document.createElement("div");
drawings.hidden = true;
drawings.innerHTML = icons + faces;
document.body.prepend(drawings);

mount(App, { target: document.getElementById("app")! });
