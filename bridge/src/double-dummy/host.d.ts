/** What browsers and Node both have, and the language's own library does not name. */
declare function atob(text: string): string;

interface URL {
  readonly href: string;
}

declare var URL: new (address: string, base?: string | URL) => URL;

interface ImportMeta {
  readonly url: string;
}
