/** Text from a file as it stands in a message: in quotes, on one line, and short however long the text is. */
export const quote = (text: string): string => {
  const line = text.slice(0, longest + 1).replaceAll(/\p{Cc}+/gu, ' ');
  return line.length > longest ? `"${line.slice(0, longest)}…"` : `"${line}"`;
};

const longest = 40;
