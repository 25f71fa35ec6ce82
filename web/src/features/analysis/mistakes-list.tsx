import { seatName } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import { PlayingCard } from '../../ui/playing-card.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { PlayState } from '../hands/use-play.ts';
import { cardsCostText, tricksText } from './contract-text.ts';
import { OpeningLead } from './opening-lead.tsx';
import type { CardValues } from './use-card-values.ts';

/** The cards that gave tricks away, each with a link to its position, and the opening lead in any case. */
export function MistakesList({ play, values }: { play: PlayState; values: CardValues }) {
  const { mistakes, looked } = values;
  const declaring = sideOf(play.line.contract.declarer);
  return (
    <div className="grid gap-s1 text-sm text-ink-2">
      <output>
        {looked.at < looked.of
          ? `Looking at the play: ${looked.at} of ${looked.of} choices.`
          : `${cardsCostText(mistakes.map(({ cost }) => cost))}, double dummy${mistakes.length === 0 ? '.' : ':'}`}
      </output>
      {mistakes.length > 0 && (
        <ul>
          {mistakes.map(({ index, trick, seat, card, cost }) => (
            <li key={index} className="flex flex-wrap items-baseline gap-x-s2">
              <TextButton
                className="min-h-[1.75rem] pointer-coarse:min-h-tap"
                onClick={() => play.setStep(index)}
              >
                Trick {trick + 1}, {seatName(seat)}: <PlayingCard card={card} />
              </TextButton>
              <span>
                cost {sideOf(seat) === declaring ? 'declarer' : 'the defence'} {tricksText(cost)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {values.lead && <OpeningLead line={play.line} values={values.lead} />}
    </div>
  );
}
