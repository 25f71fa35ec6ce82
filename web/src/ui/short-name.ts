/** 'Alasdair Pryce' as 'A. Pryce'; a single name stays as it is. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const surname = others.at(-1);
  return surname === undefined ? first : `${[...first][0]}. ${surname}`;
}

/** 'Alasdair Pryce' as 'Pryce'. */
export const surnameOf = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

/** As much of a surname as a phone has room for: 'Kestrel-N.', 'Feathersto.'. */
export function shortSurname(surname: string): string {
  const letters = [...surname];
  if (letters.length <= LONGEST) return surname;
  const hyphen = letters.indexOf('-');
  const kept = hyphen > 0 && hyphen <= LONGEST - 3 ? hyphen + 2 : LONGEST - 1;
  return `${letters.slice(0, kept).join('')}.`;
}

const LONGEST = 11;
