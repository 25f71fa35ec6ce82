/** What entities of HTML such as `&amp;` and `&#9824;` spell; those that are not known stay as they are. */
export const withoutEntities = (text: string): string =>
  text.replaceAll(/&(#?\w{1,8});/gu, (whole, name: string) => characterOf(name) ?? whole);

function characterOf(name: string): string | undefined {
  const code = /^#x([\da-f]{1,6})$/iu.exec(name)?.[1];
  const number = code === undefined ? Number(/^#(\d{1,7})$/u.exec(name)?.[1]) : Number.parseInt(code, 16);
  if (number > 0 && number <= 0x10ffff) return String.fromCodePoint(number);
  return entities.get(name.toLowerCase());
}

const entities: ReadonlyMap<string, string> = new Map([
  ['spades', '♠'],
  ['hearts', '♥'],
  ['diams', '♦'],
  ['clubs', '♣'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['hellip', '…'],
  ['bull', '•'],
]);
