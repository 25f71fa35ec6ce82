export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly keys: readonly string[]; readonly effect: string }[];
}

/** Keys and what they do, in groups. */
export function KeyList({ groups }: { groups: readonly KeyGroup[] }) {
  return groups.map(({ title, keys }) => (
    <section key={title}>
      <h3 className="eyebrow mb-s1">{title}</h3>
      <dl className="grid grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)] gap-x-s4">
        {keys.map(({ keys: names, effect }) => (
          <div
            key={effect}
            className="col-span-2 grid grid-cols-subgrid items-baseline border-t border-line py-[0.1rem]"
          >
            <dt className="flex gap-s1">
              {names.map((name) =>
                name === '…' ? (
                  <span key={name}>{name}</span>
                ) : (
                  <kbd
                    key={name}
                    className="min-w-[1.7em] rounded-1 border border-line-2 bg-paper px-[0.4em] text-center font-sans text-sm font-semibold"
                  >
                    {name}
                  </kbd>
                ),
              )}
            </dt>
            <dd className="text-ink-2">{effect}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
