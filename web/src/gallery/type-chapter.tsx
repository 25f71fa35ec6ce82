import { Chapter, Specimen } from './specimen.tsx';

const SERIF = [
  ['text-verdict tracking-figure', 'verdict', '71'],
  ['text-fig tracking-figure', 'fig', '231'],
  ['text-h1', 'h1', 'Larkmoor Autumn Teams'],
  ['text-h2', 'h2', 'Hands (12)'],
  ['text-title', 'title', 'Duplicate Game Detected'],
  ['text-h3', 'h3', 'Partnership bidding'],
  ['text-lg', 'lg', 'South to call'],
] as const;

const SANS = [
  ['text-lg', 'lg', 'Upload and analyze games'],
  ['text-md', 'md', 'Larkmoor Bridge Club · 12 boards'],
  ['text-sm', 'sm', 'File: larkmoor-2025-10-18.pbn • Uploaded by Tomas Lindqvist'],
  ['text-xs', 'xs', 'makes game · par contract'],
] as const;

const SPACES = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'];

export function TypeChapter() {
  return (
    <Chapter
      id="type"
      title="Type and space"
      lead="Newsreader for headings, figures and comments, Source Sans for everything one acts on. All in rem, so that the reader's own size counts."
    >
      <Specimen name="Serif" note="weight 500">
        {SERIF.map(([look, token, text]) => (
          <Line key={token} token={token}>
            <span className={`font-serif leading-tight font-medium ${look}`}>{text}</span>
          </Line>
        ))}
        <Line token="italic">
          <span className="font-serif text-ink-3 italic">
            Upload and review bridge games with bidding analysis
          </span>
        </Line>
        <Line token="prose">
          <p className="max-w-measure font-serif text-[1.09rem] leading-[1.48]">
            At our table West led a spade against three notrump and the king held. On a club it is much harder
            work.
          </p>
        </Line>
      </Specimen>
      <Specimen name="Sans" note="weights 400, 500, 600">
        {SANS.map(([look, token, text]) => (
          <Line key={token} token={token}>
            <span className={look}>{text}</span>
          </Line>
        ))}
        <Line token="eyebrow">
          <span className="eyebrow">Bidding accuracy</span>
        </Line>
        <Line token="rank">
          <span className="text-[1.65rem] font-rank tracking-rank">AKQJT98765432</span>
        </Line>
        <Line token="figures">
          <span>0123456789 +650 −12.7 71% N–S 5–3</span>
        </Line>
      </Specimen>
      <Specimen name="Space" note="4 8 12 16 24 32 48 64" row>
        {SPACES.map((space) => (
          <div key={space} className="grid justify-items-center gap-s1 self-end text-sm text-ink-3">
            <div
              aria-hidden
              className="bg-bar"
              style={{ width: `var(--spacing-${space})`, height: `var(--spacing-${space})` }}
            />
            {space}
          </div>
        ))}
      </Specimen>
    </Chapter>
  );
}

function Line({ token, children }: { token: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline border-b border-line pb-s3">
      <span className="text-sm text-ink-3">{token}</span>
      {children}
    </div>
  );
}
