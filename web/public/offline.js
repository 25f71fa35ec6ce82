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
  // The network may have come back before this listened, or only the server was away.
  const reloadIfReachable = async () => {
    if (!navigator.onLine) return;
    const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    if (response?.ok) location.reload();
  };
  setInterval(() => void reloadIfReachable(), 5000);
})();
