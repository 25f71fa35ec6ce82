/** A technical name, such as that of a table or a record. */
export const Code = ({ children }: { children: string }) => (
  <code className="rounded-[2px] bg-sunk px-[0.35em] py-[0.05em] font-mono text-[0.92em]">{children}</code>
);
