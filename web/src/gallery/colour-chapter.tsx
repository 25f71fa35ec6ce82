import { Chapter, Specimen } from './specimen.tsx';

const GROUPS = [
  ['Sheets', ['paper', 'surface', 'sunk', 'hover', 'scrim']],
  ['Text', ['ink', 'ink-2', 'ink-3', 'ink-off']],
  ['Lines', ['line', 'line-2', 'control', 'rule']],
  ['Green acts', ['green', 'green-hover', 'on-green', 'green-soft', 'green-mid', 'bar']],
  ['Red: suits, vulnerability, danger', ['red', 'red-soft', 'vul', 'vul-hover', 'on-vul']],
  ['Warning and information', ['ochre', 'ochre-soft', 'blue', 'blue-soft']],
] as const;

export function ColourChapter() {
  return (
    <Chapter
      id="colour"
      title="Colour"
      lead="Ivory sheets under ink rules, one deep green for acting, red kept for suits, vulnerability and danger. Each token holds both themes; left is light, right dark."
    >
      {GROUPS.map(([title, names]) => (
        <Specimen key={title} name={title}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-s3">
            {names.map((name) => (
              <li key={name}>
                <div aria-hidden className="flex h-s8 border border-line-2">
                  <Half theme="light" name={name} />
                  <Half theme="dark" name={name} />
                </div>
                <p className="mt-s1 text-sm">{name}</p>
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
    </Chapter>
  );
}

function Half({ theme, name }: { theme: 'light' | 'dark'; name: string }) {
  return (
    <div data-theme={theme} className="flex-1 bg-surface">
      <div className="size-full" style={{ background: `var(--color-${name})` }} />
    </div>
  );
}
