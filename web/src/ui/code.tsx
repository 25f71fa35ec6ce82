/** A name as the machine knows it: of a table, of a record. */
export const Code = ({ children }: { children: string }) => (
  <code className="rounded-[2px] bg-sunk px-[0.35em] py-[0.05em] font-mono text-[0.92em]">{children}</code>
);
