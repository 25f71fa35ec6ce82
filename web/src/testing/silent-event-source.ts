/** A stream that opens and sends no events. */
export class SilentEventSource extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  close(): void {
    this.dispatchEvent = () => false;
  }
}
