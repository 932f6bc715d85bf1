import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server's policy for pages allows neither inline styles nor data addresses for fonts:
// everything is a file of its own.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/pentarchy/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // texts of the package are shown here too
    proxy: {
      "/api": "http://127.0.0.1:8300",
      "/ws": { target: "ws://127.0.0.1:8300", ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
