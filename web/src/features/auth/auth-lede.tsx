import { Suit } from '../../ui/suit.tsx';

const OFFERS = [
  ['S', 'Upload and analyze games'],
  ['H', 'Practice bidding'],
  ['D', 'See every makeable contract'],
  ['C', 'Comment and discuss'],
] as const;

/** What the product is for, beside the forms; on phones below them. */
export function AuthLede() {
  return (
    <div className="max-md:contents">
      <div className="max-md:order-1">
        <h1 className="text-h1 leading-[1.06] tracking-lede md:text-lede">
          Every board has <br className="max-md:hidden" />a second auction.
        </h1>
        <p className="mt-s4 max-w-[30em] font-serif text-lg text-ink-2">
          Upload the hand record, write down what you and your partner bid, and see what the cards allowed.
        </p>
      </div>
      <ul className="border-t border-line-2 max-md:order-3 md:mt-s5">
        {OFFERS.map(([suit, offer]) => (
          <li
            key={suit}
            className="grid grid-cols-[2rem_1fr] items-center border-b border-line-2 py-[0.7rem] text-lg"
          >
            <Suit suit={suit} name="none" />
            {offer}
          </li>
        ))}
      </ul>
    </div>
  );
}
