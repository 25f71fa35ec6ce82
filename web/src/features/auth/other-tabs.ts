const CHANNEL = 'bridge-review-user';
const STORED_USER = 'bridge-review-user';

let channel: BroadcastChannel | null = null;

/** One for the whole page: a message does not come back to the channel that sent it. */
const userChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel(CHANNEL));

/** Makes every other tab refetch the current user. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  userChannel().postMessage('changed');
}

/** The id of the last user of this browser: '' when signed out, null when unknown. */
export function storedUser(): string | null {
  try {
    return localStorage.getItem(STORED_USER);
  } catch {
    return null;
  }
}

export function storeUser(user: string): void {
  try {
    localStorage.setItem(STORED_USER, user);
  } catch {
    // Without storage a tab that misses the message notices the change with its next request.
  }
}

/** `onReturn`: the tab may have missed a message while it was frozen. */
export function listenToOtherTabs(onMessage: () => void, onReturn: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  userChannel().addEventListener('message', onMessage, { signal });
  window.addEventListener('focus', onReturn, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  return () => listening.abort();
}
