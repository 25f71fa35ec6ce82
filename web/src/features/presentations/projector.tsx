import { ArrowLeft, ArrowRight, Maximize, Minimize, MonitorOff, NotebookPen, X } from 'lucide-react';
import { type PointerEvent, useEffect } from 'react';
import { useShortcuts } from '../../base/shortcuts.ts';
import { IconButton, type IconButtonProps } from '../../ui/icon-button.tsx';
import { ProjectorScreen } from '../../ui/projector/projector-screen.tsx';
import { SlideTicks } from '../../ui/projector/slide.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { openTeacherWindow } from './open-teacher-window.ts';
import { backward, forward, isAtEnd, isAtStart, placeIn, type Presentation } from './presentation.ts';
import { StepSlide } from './step-slide.tsx';
import { isInUse, isTimeUp, timeText } from './timer.ts';
import { useClock } from './use-clock.ts';
import { type BoardSteps, countsOf } from './use-presented-boards.ts';
import type { UpdatePresentation } from './use-presentation.ts';
import { usePresenterKeys } from './use-presenter-keys.ts';
import { leaveFullScreen, useFullScreen, useWakeLock } from './use-screen.ts';

export interface ProjectorProps {
  gameId: number;
  /** What the presentation is about: the game's title. */
  about: string;
  /** At least one. */
  boards: readonly BoardSteps[];
  state: Presentation;
  update: UpdatePresentation;
}

/** What the class sees: one step of one board over the whole screen. */
export function Projector({ gameId, about, boards, state, update }: ProjectorProps) {
  const counts = countsOf(boards);
  const place = placeIn(state, counts);
  const { board, steps = [] } = boards[place.board] ?? {};
  const step = steps[place.step];
  const now = useClock(state.timer.startedAt !== null);
  const screen = useFullScreen();
  const leave = () => update((before) => ({ ...before, isOn: false, isBlank: false }));
  const next = () => update((before) => forward(before, counts));
  const blank = () => update((before) => ({ ...before, isBlank: !before.isBlank }));
  useWakeLock();
  useEffect(() => leaveFullScreen, []);
  usePresenterKeys(counts, update);
  useShortcuts({ escape: leave }, { evenIfOff: true });
  useShortcuts({ f: screen.toggle });
  if (board === undefined || step === undefined) return null;
  return (
    <ProjectorScreen label="Presentation">
      {state.isBlank ? (
        <button type="button" className="projector-blank" onClick={blank}>
          <VisuallyHidden>The screen is blank. Show the board again</VisuallyHidden>
        </button>
      ) : (
        <StepSlide
          board={board}
          step={step}
          about={about}
          onPress={next}
          foot={
            <>
              <SlideTicks step={place.step} steps={steps.length} />
              <span>
                {place.board + 1} of {boards.length}
              </span>
              {isInUse(state.timer) && (
                <span role="timer" aria-label="Time" {...(isTimeUp(state.timer, now) && { 'data-up': '' })}>
                  {timeText(state.timer, now)}
                </span>
              )}
              <div className="slide-controls">
                <Control
                  icon={ArrowLeft}
                  label="Back"
                  disabled={isAtStart(state, counts)}
                  onClick={() => update((before) => backward(before, counts))}
                />
                <Control
                  icon={ArrowRight}
                  label="Next step"
                  disabled={isAtEnd(state, counts)}
                  onClick={next}
                />
                <Control icon={MonitorOff} label="Blank screen" onClick={blank} />
                <Control
                  icon={NotebookPen}
                  label="Teacher’s window"
                  onClick={() => openTeacherWindow(gameId)}
                />
                {screen.isPossible && (
                  <Control
                    icon={screen.isOn ? Minimize : Maximize}
                    label={screen.isOn ? 'Leave full screen' : 'Full screen'}
                    onClick={screen.toggle}
                  />
                )}
                <Control icon={X} label="End the presentation" onClick={leave} />
              </div>
            </>
          }
        />
      )}
    </ProjectorScreen>
  );
}

/** Does not take the focus when it is pressed with the mouse: the space bar is for the next step. */
const Control = (props: IconButtonProps) => (
  <IconButton {...props} onPointerDown={(event: PointerEvent) => event.preventDefault()} />
);
