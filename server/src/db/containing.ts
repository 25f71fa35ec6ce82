/** The pattern for `like` and `ilike` that finds a text as it stands, whatever signs are in it. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
