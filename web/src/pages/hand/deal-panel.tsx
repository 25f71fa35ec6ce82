import type { GameHand } from '@bridge-review/api/hands';
import type { Card } from '@bridge-review/bridge/card';
import { diagramWorth } from '../../features/analysis/diagram-worth.ts';
import type { CardValues } from '../../features/analysis/use-card-values.ts';
import { WorthText } from '../../features/analysis/worth-text.tsx';
import { dealOf } from '../../features/hands/deal-of.ts';
import { PlayText } from '../../features/hands/play-text.tsx';
import type { PlayState } from '../../features/hands/use-play.ts';
import { DealDiagram, DealKey } from '../../ui/deal-diagram.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { PlayControls } from '../../ui/play-controls.tsx';
import type { CardLook } from '../../ui/seat-hand.tsx';

export interface DealPanelProps {
  hand: GameHand;
  /** The line that is stepped through; null where none is known. */
  play: PlayState | null;
  /** What cards are worth, where that may be seen. */
  values: CardValues | null;
}

/** The four hands, and the play on them, card by card. */
export function DealPanel({ hand, play, values }: DealPanelProps) {
  const hands = dealOf(hand);
  const under = play !== null && (play.step > 0 || values !== null) ? play : null;
  const playableOf = play && values && diagramWorth(play, values);
  const lookOf = (card: Card): CardLook => {
    const playable = playableOf?.(card);
    return { ...under?.lookOf(card), ...(playable && { playable }) };
  };
  return (
    <Panel aria-label="The deal">
      <PanelBody className="px-s3 sm:px-s5">
        <DealDiagram
          board={hand.boardNumber}
          dealer={hand.dealer}
          vulnerability={hand.vulnerability}
          hands={hands}
          players={play?.players}
          playing={
            under
              ? {
                  trick: {
                    number: under.position.trick + 1,
                    cards: under.position.onTable,
                    winner: under.position.winner,
                  },
                  turn: under.position.turn,
                }
              : undefined
          }
          withWorth={playableOf !== null}
          lookOf={under ? lookOf : undefined}
        />
      </PanelBody>
      {play && (
        // Where the hands are stacked, the buttons stay in reach of the thumb.
        <PanelBody className="sticky bottom-0 z-[1] border-t bg-surface px-s2 py-s1 sm:px-s3 sm:py-s1">
          <PlayControls step={play.step} steps={play.line.cards.length} onStep={play.setStep}>
            <PlayText play={play} />
          </PlayControls>
          {values && <WorthText play={play} values={values} />}
        </PanelBody>
      )}
      <PanelFooter>
        <DealKey hands={hands} />
      </PanelFooter>
    </Panel>
  );
}
