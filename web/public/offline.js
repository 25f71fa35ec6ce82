// The page without a network: in the chosen colours, and loaded again as soon as there is one.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: follow the system.
  }
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  addEventListener('online', () => location.reload());
})();
