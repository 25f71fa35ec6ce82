import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';

/** What the server renders: into a page before its code has come, and embedded boards. For Node.js. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  // Sources, as for the pages: the server's own build writes the compiled packages at the same time.
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: 'frame/dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: { frame: 'src/app/frame.tsx', embed: 'src/embed/render-embed.tsx' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
