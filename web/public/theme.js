// Runs before the first paint, so that nobody who chose dark sees a white flash. A file of its own because the
// content security policy allows no inline script. The rest of the theme lives in src/ui/theme.ts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: follow the system.
  }
  if (choice !== 'light' && choice !== 'dark') return;
  document.documentElement.dataset.theme = choice;
  for (const meta of document.querySelectorAll('meta[data-theme-color]')) {
    meta.media = meta.dataset.themeColor === choice ? 'all' : 'not all';
  }
})();
