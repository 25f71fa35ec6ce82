/** The pattern for `like` and `ilike` that finds a text literally, with wildcards escaped. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
