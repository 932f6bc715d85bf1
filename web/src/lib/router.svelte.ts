// Addresses: / · /learn/<title>/<lesson> · /new/<title> · /t/<table> · /join/<token> · /seat/<token> ·
// /watch/<token> · /upload · /device/<token> · /me · /open · /puzzles · /puzzle/<title>/<key> ·
// /calls/<confirm|off>/<token>
interface Place {
  page: string;
  key: string;
  /** What a page with two names is told besides. */
  part: string;
}

/** Pages that need to be told which. */
const KEYED = ["new", "t", "join", "seat", "watch", "learn", "puzzle", "calls"];
/** Pages that are told two things. */
const PARTED = ["learn", "puzzle", "calls"];
const NOWHERE: Place = { page: "nowhere", key: "", part: "" };

function read(path: string): Place {
  try {
    const [page = "", key = "", part = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
    const wrong = more.length || (KEYED.includes(page) && !key) || PARTED.includes(page) !== (part !== "");
    return wrong ? NOWHERE : { page, key, part };
  } catch {
    return NOWHERE; // not even an address
  }
}

export const route: Place = $state(read(location.pathname));

function follow(): void {
  Object.assign(route, read(location.pathname));
}

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

export function listen(): void {
  addEventListener("popstate", follow);
  // Plain links work as links; only a plain click stays inside the page.
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
    if (!link || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.getAttribute("href")!);
  });
}
