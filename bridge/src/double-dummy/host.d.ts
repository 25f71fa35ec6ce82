/** Globals of both browsers and Node that TypeScript's standard library lacks. */
declare function atob(text: string): string;

interface URL {
  readonly href: string;
}

// A `var`, as in the hosts' own types, with which it would otherwise clash.
// oxlint-disable-next-line no-var
declare var URL: new (address: string, base?: string | URL) => URL;

interface ImportMeta {
  readonly url: string;
}
