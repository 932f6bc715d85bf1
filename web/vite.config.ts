import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The service worker is told the names of all files of the client. */
const shell: Plugin = {
  name: "shell",
  generateBundle(_, bundle) {
    const worker = bundle["sw.js"];
    if (worker?.type !== "chunk") return;
    const made = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    const files = [...made.sort(), "theme.js", "icon.svg", "icon-192.png", "manifest.webmanifest"];
    const list = JSON.stringify(JSON.stringify(files.map((name) => `/${name}`)));
    worker.code = worker.code.replace(/(["'`])__SHELL__\1/, () => list);
  },
};

// The server's policy for pages allows neither inline styles nor data addresses for fonts:
// everything is a file of its own.
export default defineConfig({
  plugins: [svelte(), shell],
  build: {
    outDir: "../src/pentarchy/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".."] }, // texts of the package are shown here too
    proxy: {
      "/api": "http://127.0.0.1:8300",
      "/ws": { target: "ws://127.0.0.1:8300", ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // No test fails because a machine is slow.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
