import { Undo2 } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Sentence } from '../../ui/prose.tsx';
import type { PlayState } from '../hands/use-play.ts';
import { bestTricks } from './card-worth.ts';
import { contractText, outcomeOf, tricksText } from './contract-text.ts';
import type { CardValues } from './use-card-values.ts';

/** Under the diagram: what becomes of the contract from here, what the last card cost, and the way back. */
export function WorthText({ play, values }: { play: PlayState; values: CardValues }) {
  const last = values.mistakes.find(({ index }) => index === play.step - 1);
  return (
    <div className="flex min-h-tap flex-wrap items-center justify-between gap-x-s4 gap-y-s1 text-sm text-ink-2">
      <output>
        <Sentence>{stateText(play, values)}</Sentence>
        {last && <b className="ml-s2 text-red">This card cost {tricksText(last.cost)}.</b>}
      </output>
      {play.isOwn && (
        <span className="flex flex-wrap items-center gap-x-s2 max-sm:-ml-hang">
          {/* On a phone these words stay over the hands, where a line more is a suit less. */}
          <Badge tone="info" className="max-sm:sr-only">
            Your own line
          </Badge>
          <Button variant="quiet" icon={Undo2} onClick={play.returnToGiven}>
            {play.isRecorded ? 'Back to the play as it was' : 'Back to the start'}
          </Button>
        </span>
      )}
    </div>
  );
}

function stateText({ line: { contract }, position: at }: PlayState, values: CardValues): string {
  const { position, now, failure } = values;
  if (failure !== null) return `Card values cannot be worked out in this browser: ${failure}`;
  if (position === null) return `${contractText(contract)}: no card is left to play.`;
  if (now === null) return `${contractText(contract)}: working out what each card is worth …`;
  const tricks = bestTricks(now, contract, at);
  return `${contractText(contract)} ${outcomeOf(contract, tricks)} with best play from here.`;
}
