const PATHS = {
  left: 'm15 18-6-6 6-6',
  right: 'm9 18 6-6-6-6',
  first: 'm17 18-6-6 6-6M7 6v12',
  last: 'm7 18 6-6-6-6M17 6v12',
};

export function Chevron({ towards }: { towards: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="embed-icon">
      <path d={PATHS[towards]} />
    </svg>
  );
}
