/** What a stream tells. */
export interface StreamEvents {
  opened(): void;
  heard(data: string): void;
  cut(): void;
}

export interface EventLineParts {
  /** Opens a stream, and answers how to close it; a closed one tells nothing more. */
  open(events: StreamEvents): () => void;
  heard(data: string): void;
  /** Something may have happened that nobody told: ask for everything. */
  missed(): void;
}

export interface EventLine {
  /** Begins, or begins again; does nothing while it runs. */
  listen(): void;
  /** Ends what runs. Nothing is heard or asked from here on. */
  rest(): void;
}

const OPENS_WITHIN_MS = 10_000;
const LASTS_MS = 15_000;
const RETRY_MS = 1_000;
const CUTS_BORNE = 3;
const POLL_MS = 20_000;
const POLLS_BEFORE_RETRY = 15;

/**
 * News over a stream, and where streams do not last, as behind some proxies, by asking every 20 seconds; a stream is
 * tried again from time to time. Reconnecting is done here and not by the browser, which gives up for good at the first
 * refusal and never says which it was. A cut asks at once: if the session has ended, the answer to that says so.
 */
export function eventLine({ open, heard, missed }: EventLineParts): EventLine {
  let close: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening = false;
  let cuts = 0;

  const later = (act: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const hangUp = (): void => {
    clearTimeout(timer);
    close?.();
    close = null;
  };
  const connect = (): void => {
    later(cut, OPENS_WITHIN_MS);
    close = open({
      opened: () => {
        later(() => (cuts = 0), LASTS_MS);
        missed();
      },
      heard,
      cut,
    });
  };
  const cut = (): void => {
    hangUp();
    cuts += 1;
    missed();
    // What is missed may show that nobody is signed in any more, and end this.
    if (!listening) return;
    if (cuts < CUTS_BORNE) later(connect, RETRY_MS * 2 ** (cuts - 1));
    else poll(POLLS_BEFORE_RETRY);
  };
  const poll = (times: number): void => {
    later(() => {
      missed();
      if (!listening) return;
      if (times > 1) poll(times - 1);
      else connect();
    }, POLL_MS);
  };

  return {
    listen() {
      if (listening) return;
      listening = true;
      cuts = 0;
      connect();
    },
    rest() {
      listening = false;
      hangUp();
    },
  };
}
