import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

/**
 * The script, stylesheet and fonts of embedded boards. The same parts as on the pages, with Preact in the place of React,
 * which alone would weigh more than all of this may. See docs/decisions/0112.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/embed/',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [
      { find: /^react$/, replacement: resolve(import.meta.dirname, 'src/embed/react-as-preact.ts') },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
    ],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'embed/dist',
    emptyOutDir: true,
    // The server writes script and style into the document, and serves the fonts.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/embed/client.tsx',
      output: {
        format: 'iife',
        entryFileNames: 'embed.js',
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'embed.css' : '[name]-[hash][extname]'),
      },
    },
  },
});
