// Loads the program once the browser has painted what stands in the document: before that, its files would take the
// connection from the style sheet, and its first task the screen from the page. Each file is a task of its own. Not
// inline, because the content security policy allows no inline script. See docs/decisions/0080.
(() => {
  const start = async () => {
    const code = document.getElementById('code').content;
    const links = [...code.children];
    document.head.append(code);
    // As main.tsx: without its answers the page shows that it waits, also for its own file.
    const waits = document.querySelector('script[data-address]') !== null;
    for (const link of links) {
      const file = link.getAttribute('href');
      if ('entry' in link.dataset) {
        // There is nothing else to say so: as in index.html.
        return import(file).catch(() => (document.documentElement.dataset.late = ''));
      }
      // A file that cannot be loaded is reported where it is used.
      if (waits || !('page' in link.dataset)) await import(file).catch(() => undefined);
    }
  };
  // A tab in the background paints nothing.
  if (document.visibilityState === 'hidden') return void start();
  requestAnimationFrame(() => setTimeout(() => void start()));
  document.addEventListener('visibilitychange', () => void start(), { once: true });
})();
// Where the connection is not secure there is none, and without it nothing is missing but the page without a network.
addEventListener('load', () => void navigator.serviceWorker?.register('/service-worker.js').catch(() => {}));
