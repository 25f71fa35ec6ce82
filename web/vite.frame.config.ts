import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';

/** What the server renders into the page before its code has come, as one file for Node.js. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  // Sources, as for the pages: the server's own build writes the compiled packages at the same time.
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/app/frame.tsx',
    outDir: 'frame/dist',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'frame.js' } },
  },
});
