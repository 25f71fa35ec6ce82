const CHANNEL = 'bridge-review-user';

/** A link from a mail opens in a tab of its own; the tab one comes back to must not show an old state. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage('changed');
  channel.close();
}

export function hearOtherTabs(onChange: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', onChange);
  return () => channel.close();
}
