// Runs before the first paint, so that nobody who chose dark sees a white flash, nor other suits for a moment, nor the
// opponents' cards while they bid. A file of its own because the content security policy allows no inline script. The
// rest of the theme lives in src/ui/theme.ts.
(() => {
  let choice = null;
  let cards = null;
  let keys = [];
  try {
    choice = localStorage.getItem('theme');
    cards = localStorage.getItem('cards');
    keys = Object.keys(localStorage);
  } catch {
    // Storage is blocked: follow the system.
  }
  // As src/ui/card-attributes.ts stored them.
  if (cards?.includes('four')) document.documentElement.dataset.suits = 'four';
  if (cards?.includes('large')) document.documentElement.dataset.cards = 'large';
  // As features/bidding/bidding-card.tsx names its drafts.
  const draft = `:bidding-of-hand-${location.pathname.split('/')[2]}:`;
  if (keys.some((key) => key.includes(draft))) document.documentElement.dataset.draft = '';
  if (choice !== 'light' && choice !== 'dark') return;
  document.documentElement.dataset.theme = choice;
  for (const meta of document.querySelectorAll('meta[data-theme-color]')) {
    meta.media = meta.dataset.themeColor === choice ? 'all' : 'not all';
  }
})();
