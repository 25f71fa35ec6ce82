/** 'Alasdair Pryce' as 'A. Pryce'; a single name stays as it is. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const surname = others.at(-1);
  return surname === undefined ? first : `${[...first][0]}. ${surname}`;
}

/** 'Alasdair Pryce' as 'Pryce'. */
export const surnameOf = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';
