export interface StreamListener {
  onOpen(): void;
  onEvent(data: string): void;
  onClose(): void;
}

export interface EventSubscriptionOptions {
  /** Opens a stream and returns how to close it. A closed stream does not call its listener again. */
  open(listener: StreamListener): () => void;
  onEvent(data: string): void;
  /** Events may have been missed: fetch everything. */
  onMissed(): void;
}

export interface EventSubscription {
  /** Does nothing while subscribed. */
  subscribe(): void;
  /** From here on neither callback is called. */
  unsubscribe(): void;
}

const OPEN_TIMEOUT_MS = 10_000;
const STABLE_AFTER_MS = 15_000;
const RETRY_MS = 1_000;
const MAX_FAILURES = 3;
const POLL_MS = 20_000;
const POLLS_BEFORE_RETRY = 15;

/**
 * Events over a stream, and where streams do not last, as behind some proxies, by polling every 20 seconds; a stream is
 * tried again from time to time. Reconnecting is done here and not by the browser, which gives up for good at the first
 * refusal and never says which it was. A lost stream counts as missed events: if the session has ended, the answer to
 * the next request says so.
 */
export function eventSubscription({ open, onEvent, onMissed }: EventSubscriptionOptions): EventSubscription {
  let close: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let subscribed = false;
  let failures = 0;

  const later = (act: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const disconnect = (): void => {
    clearTimeout(timer);
    close?.();
    close = null;
  };
  const connect = (): void => {
    later(onClose, OPEN_TIMEOUT_MS);
    close = open({
      onOpen: () => {
        later(() => (failures = 0), STABLE_AFTER_MS);
        onMissed();
      },
      onEvent,
      onClose,
    });
  };
  const onClose = (): void => {
    disconnect();
    failures += 1;
    onMissed();
    // Fetching may show that the user is signed out, and unsubscribe.
    if (!subscribed) return;
    if (failures < MAX_FAILURES) later(connect, RETRY_MS * 2 ** (failures - 1));
    else poll(POLLS_BEFORE_RETRY);
  };
  const poll = (times: number): void => {
    later(() => {
      onMissed();
      if (!subscribed) return;
      if (times > 1) poll(times - 1);
      else connect();
    }, POLL_MS);
  };

  return {
    subscribe() {
      if (subscribed) return;
      subscribed = true;
      failures = 0;
      connect();
    },
    unsubscribe() {
      subscribed = false;
      disconnect();
    },
  };
}
