import type { Card } from '@bridge-review/bridge/card';
import type { Deal } from '@bridge-review/bridge/deal';
import { seats } from '@bridge-review/bridge/seat';
import { useMemo, useState } from 'react';
import { diagramWorth } from '../../features/analysis/diagram-worth.ts';
import { linePosition } from '../../features/analysis/line-positions.ts';
import { useCardValues } from '../../features/analysis/use-card-values.ts';
import { WorthText } from '../../features/analysis/worth-text.tsx';
import { unplayed } from '../../features/hands/line-of-play.ts';
import { placeText } from '../../features/hands/play-text.tsx';
import { trickOnTable } from '../../features/hands/trick-on-table.ts';
import { usePlay } from '../../features/hands/use-play.ts';
import type { LeadProblem } from '../../features/leads/lead-problem.ts';
import type { CardLook } from '../../ui/card-pieces.ts';
import { DealDiagram } from '../../ui/deal-diagram.tsx';
import { PlayControls } from '../../ui/play-controls.tsx';
import { BY_THUMB, useMedia } from '../../ui/use-media.ts';
import { ThumbTray } from '../hand/thumb-tray.tsx';

const ALL = new Set(seats);

/** A layout on the table, before its lead: every card shows what it is worth, and can be played. */
export function LayoutBoard({ deal, problem }: { deal: Deal; problem: LeadProblem }) {
  const { contract, vulnerability } = problem;
  const byThumb = useMedia(BY_THUMB);
  const [withValues, setValues] = useState(true);
  const line = useMemo(() => unplayed(contract), [contract]);
  const play = usePlay('layout', line);
  const step = play?.step ?? 0;
  const values = useCardValues(withValues ? deal : null, play?.line ?? null, step);
  const shownLine = play?.line ?? null;
  const position = useMemo(
    () => (shownLine && linePosition(deal, shownLine, step)?.position) ?? null,
    [deal, shownLine, step],
  );
  if (play === null) return null;
  const worthOf = withValues ? diagramWorth(play, values) : null;
  const lookOf = (card: Card): CardLook => ({ ...(step > 0 && play.lookOf(card)), ...worthOf?.(card) });
  return (
    <>
      <DealDiagram
        board={null}
        dealer={null}
        vulnerability={vulnerability}
        hands={deal}
        trick={trickOnTable(play.position)}
        turn={play.position.turn}
        lookOf={lookOf}
        playsHere={withValues && !byThumb}
      />
      {byThumb && (
        <ThumbTray
          play={play}
          position={position}
          values={withValues ? values : null}
          valuesSwitch={{ on: withValues, set: setValues, objection: values.failure }}
          shown={ALL}
          noPlay=""
        />
      )}
      <PlayControls step={step} steps={play.line.cards.length} onStep={play.setStep} slider={null}>
        {byThumb ? undefined : (
          <>
            <b>{placeText(play)}</b>
            <span>
              <WorthText play={play} values={withValues ? values : null} />
            </span>
          </>
        )}
      </PlayControls>
    </>
  );
}
