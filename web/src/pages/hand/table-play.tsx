import type { PlayState } from '../../features/hands/use-play.ts';
import { DeskPart } from '../../ui/desk.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { TALL, useMedia } from '../../ui/use-media.ts';
import { PlayCurve } from './play-curve.tsx';
import { showDeal } from './show-deal.ts';
import { tableNote } from './table-note.ts';
import { TricksPanel } from './tricks-panel.tsx';
import type { Review } from './use-review.ts';

/** The play of the table that is shown, or what somebody plays instead, trick by trick. */
export function TablePlay({ review: { results, table, play, known, valuesSwitch } }: { review: Review }) {
  const isTall = useMedia(TALL);
  if (play === null) return null;
  const linked: PlayState = {
    ...play,
    setStep: (step) => {
      play.setStep(step);
      showDeal();
    },
  };
  return (
    <DeskPart name="play">
      {!isTall && (
        <Panel title="Tricks over the play" note="double dummy">
          <PanelBody className="play-curve">
            <PlayCurve play={linked} known={known} valuesSwitch={valuesSwitch} />
          </PanelBody>
        </Panel>
      )}
      <TricksPanel
        play={linked}
        annotations={table.shown?.play?.annotations ?? []}
        note={tableNote(results.data, table.shown)}
        values={known}
      />
    </DeskPart>
  );
}
