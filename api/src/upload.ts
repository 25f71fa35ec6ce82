const endings = ['.pbn', '.txt', '.lin'];
const types = ['text/plain', '', 'application/octet-stream'];

/** Whether a file may hold hand records, by its name or else by its type; only its content decides. */
export function acceptsFile({ name, type }: { readonly name: string; readonly type: string }): boolean {
  const lower = name.toLowerCase();
  return endings.some((ending) => lower.endsWith(ending)) || types.includes(type);
}
