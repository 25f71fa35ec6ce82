const PLACES = [
  [
    'At a club',
    'Most clubs put the hands beside the results: look for ‘PBN’, ‘Hand records’ or ‘Download’. The scorer’s file (USEBIO, .bws) may come with them.',
  ],
  [
    'Bridge Base Online',
    'Open your hand records and save the page, or a board as LIN: we read both. You can also paste the link to a single hand.',
  ],
  [
    'RealBridge',
    'After the session choose Results, then Download PBN. It holds every auction and every card.',
  ],
  ['At home', 'Type or paste a deal as text. You see how we read it before anything is saved.'],
] as const;

/** How to get a file from where one plays. */
export function WhereYouPlay() {
  return (
    <section aria-labelledby="where-you-play" className="mt-s5">
      <h2 id="where-you-play" className="mb-s2 text-h3">
        Where do you play?
      </h2>
      <dl className="border-b border-line-2">
        {PLACES.map(([place, way]) => (
          <div
            key={place}
            className="grid gap-x-s5 border-t border-line-2 py-[0.6rem] sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{place}</dt>
            <dd className="text-ink-2 wrap-anywhere">{way}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
