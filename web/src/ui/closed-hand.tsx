const SHEETS = Array.from({ length: 13 }, (_, index) => index * 12);

/** Thirteen blank sheets laid in a row, the last with a fine frame and the table's mark. */
export function ClosedHand() {
  return (
    <div aria-hidden className="closed-hand">
      <svg viewBox="0 0 204 84">
        {SHEETS.map((x) => (
          <rect key={x} x={x} y="1" width="58" height="82" rx="4" />
        ))}
        <rect data-frame x="149" y="6" width="48" height="72" rx="2" />
        <path d="M164 31h18M164 53h18M162 33v18M184 33v18" strokeWidth="3" />
        <path d="M166 35h14v14h-14z" />
      </svg>
    </div>
  );
}
