import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { sources } from "./build/sources";

// The page lies in the Python package, where the table serves it from.
export default defineConfig({
  base: "/page/",
  plugins: [sources(), svelte()],
  build: {
    outDir: "../src/megapolis/web_dist",
    emptyOutDir: true,
    assetsDir: "",
    target: "es2022",
    chunkSizeWarningLimit: 400,
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  test: { include: ["src/**/*.test.ts"], isolate: false, css: true },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
