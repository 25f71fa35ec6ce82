/** Text from a file as it stands in a message: in quotes, on one line, and short however long the text is. */
export const quote = (text: string): string => {
  const line = text.slice(0, longest + 1).replaceAll(/\p{Cc}+/gu, ' ');
  return line.length > longest ? `"${wellFormed(line.slice(0, longest))}…"` : `"${wellFormed(line)}"`;
};

const longest = 40;

/** A cut may leave half a character, which no database stores. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\uFFFD');
