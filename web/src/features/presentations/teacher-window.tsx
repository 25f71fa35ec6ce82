import { limits } from '@bridge-review/api/limits';
import { ArrowLeft, ArrowRight, MonitorOff, Pause, Play, RotateCcw } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { ProjectorScreen } from '../../ui/projector/projector-screen.tsx';
import { SlideTicks } from '../../ui/projector/slide.tsx';
import { SlideText } from '../../ui/projector/slide-text.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AllHands } from './all-hands.tsx';
import type { NoteState } from './note-saver.ts';
import {
  at,
  backward,
  forward,
  isAtEnd,
  isAtStart,
  placeIn,
  type Presentation,
  type StepCount,
} from './presentation.ts';
import { StepSlide } from './step-slide.tsx';
import { isTimeUp, reset, startOrPause, timeText, TIMER_MINUTES, withMinutes } from './timer.ts';
import { useClock } from './use-clock.ts';
import { type Notes, useNotes } from './use-notes.ts';
import { type BoardSteps, countsOf } from './use-presented-boards.ts';
import type { UpdatePresentation } from './use-presentation.ts';
import { usePresenterKeys } from './use-presenter-keys.ts';
import { useWakeLock } from './use-screen.ts';

export interface TeacherWindowProps {
  userId: number;
  /** One's notes, by the id of the board. */
  saved: ReadonlyMap<number, string>;
  about: string;
  /** At least one. */
  boards: readonly BoardSteps[];
  state: Presentation;
  update: UpdatePresentation;
  /** Whether everything that is needed is on this computer. */
  isReady: boolean;
}

/** What the teacher sees: the screen, the next step, the time, notes, the list of steps, and all four hands. */
export function TeacherWindow({ userId, saved, about, boards, state, update, isReady }: TeacherWindowProps) {
  const notes = useNotes(
    userId,
    saved,
    boards.map(({ board }) => board.id),
  );
  const counts = countsOf(boards);
  const place = placeIn(state, counts);
  const { board, steps = [] } = boards[place.board] ?? {};
  const step = steps[place.step];
  useWakeLock();
  usePresenterKeys(counts, update);
  if (board === undefined || step === undefined) return null;
  const next = steps[place.step + 1];
  const following = boards[place.board + 1];
  return (
    <ProjectorScreen label="Teacher’s window">
      <div className="teacher">
        <div>
          <h1 className="sr-only">Teacher’s window</h1>
          <p className="eyebrow mb-s2">
            {state.isOn ? 'On the screen' : 'Not on the screen yet'}, step {place.step + 1} of {steps.length}
          </p>
          <div className="teacher-screen">
            {state.isBlank ? (
              <p className="teacher-blank">The screen is blank</p>
            ) : (
              <StepSlide
                board={board}
                step={step}
                about={about}
                isSmall
                foot={<SlideTicks step={place.step} steps={steps.length} />}
              />
            )}
          </div>
          <h2 className="eyebrow mt-s5 mb-s1">Next</h2>
          <p className="font-serif text-lg">
            {next ? (
              <SlideText>{next.say || next.title}</SlideText>
            ) : following ? (
              `Board ${following.board.number}`
            ) : (
              'This is the last step.'
            )}
          </p>
          <h2 className="eyebrow mt-s5 mb-s2">All hands</h2>
          <AllHands board={board} />
        </div>
        <div>
          <div className="flex flex-wrap items-end justify-between gap-s3">
            <Clock state={state} update={update} />
            <div className="flex gap-s2">
              <IconButton
                icon={MonitorOff}
                label={state.isBlank ? 'Show the board again' : 'Blank screen'}
                aria-pressed={state.isBlank}
                onClick={() => update((before) => ({ ...before, isBlank: !before.isBlank }))}
              />
              <Button
                icon={ArrowLeft}
                disabled={isAtStart(state, counts)}
                onClick={() => update((before) => backward(before, counts))}
              >
                Back
              </Button>
              <Button
                variant="primary"
                iconAfter={ArrowRight}
                disabled={isAtEnd(state, counts)}
                onClick={() => update((before) => forward(before, counts))}
              >
                Next step
              </Button>
            </div>
          </div>
          <Note key={board.id} board={board} notes={notes} counts={counts} update={update} />
          <div className="mt-s5 mb-s2 flex flex-wrap items-center justify-between gap-s3">
            <h2 className="text-h3">Board {board.number}</h2>
            {boards.length > 1 && (
              <NativeSelect
                aria-label="Go to board"
                value={String(board.id)}
                onValueChange={(id) =>
                  update((before) =>
                    at(before, counts, { board: counts.findIndex((one) => String(one.id) === id), step: 0 }),
                  )
                }
                options={boards.map((one) => ({
                  value: String(one.board.id),
                  label: `Board ${one.board.number}`,
                }))}
              />
            )}
          </div>
          <StepList
            key={`steps of ${board.id}`}
            steps={steps.map(({ title }) => title)}
            current={place.step}
            onChoose={(index) => update((before) => at(before, counts, { board: place.board, step: index }))}
          />
          <p className="mt-s5 text-sm text-ink-3">
            Space, Page Down or a presenter’s remote: next step. Page Up or Backspace: back. B: blank screen.
            T: start or pause the timer. {isReady && `Ready to use offline.`}
          </p>
        </div>
      </div>
    </ProjectorScreen>
  );
}

function Clock({ state: { timer }, update }: Pick<TeacherWindowProps, 'state' | 'update'>) {
  const runs = timer.startedAt !== null;
  const now = useClock(runs);
  const isUp = isTimeUp(timer, now);
  return (
    <div role="group" aria-label="Time" className="flex flex-wrap items-center gap-s2">
      <span role="timer" className="teacher-clock" {...(isUp && { 'data-up': '' })}>
        {timeText(timer, now)}
        {isUp && <VisuallyHidden>, time is up</VisuallyHidden>}
      </span>
      <IconButton
        icon={runs ? Pause : Play}
        label={runs ? 'Pause the timer' : 'Start the timer'}
        onClick={() => update((before) => ({ ...before, timer: startOrPause(before.timer, Date.now()) }))}
      />
      <IconButton
        icon={RotateCcw}
        label="Reset the timer"
        onClick={() => update((before) => ({ ...before, timer: reset(before.timer) }))}
      />
      <NativeSelect
        aria-label="How long"
        value={String(timer.minutes)}
        onValueChange={(minutes) =>
          update((before) => ({ ...before, timer: withMinutes(before.timer, Number(minutes), Date.now()) }))
        }
        options={TIMER_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? 'Counts up' : `${minutes} min`,
        }))}
      />
    </div>
  );
}

interface NoteProps {
  board: BoardSteps['board'];
  notes: Notes;
  counts: readonly StepCount[];
  update: UpdatePresentation;
}

/** Keys of a remote step on while one writes; Escape gives the other keys back. */
function Note({ board, notes, counts, update }: NoteProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
    event.preventDefault();
    update((before) => (event.key === 'PageDown' ? forward : backward)(before, counts));
  };
  const state = notes.stateOf(board.id);
  return (
    <Field
      className="mt-s5"
      label={`Your notes on board ${board.number}`}
      error={state?.kind === 'refused' && state.reason}
      hint={<span aria-live="polite">{noteText(state)}</span>}
    >
      <Textarea
        rows={6}
        maxLength={limits.presentationNote}
        value={notes.textOf(board.id)}
        onChange={({ target }) => notes.write(board.id, target.value)}
        onKeyDown={onKeyDown}
        className="font-serif text-lg"
        placeholder="Only you see them"
      />
    </Field>
  );
}

function noteText(state: NoteState | null): string {
  switch (state?.kind) {
    case 'typed':
    case 'saving':
      return 'Saving…';
    case 'saved':
      return 'Saved.';
    case 'kept':
      return 'Kept on this computer, and saved when the network returns.';
    default:
      return 'Saved as you type. Nobody else reads them.';
  }
}

interface StepListProps {
  steps: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** In its own list alone: the window stays where it is. */
function scrollThere(item: HTMLLIElement | null): void {
  const list = item?.parentElement;
  if (item && list) list.scrollTop = item.offsetTop - list.clientHeight / 3;
}

function StepList({ steps, current, onChoose }: StepListProps) {
  return (
    <ol className="relative max-h-[19rem] overflow-y-auto" aria-label="Steps">
      {steps.map((title, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is known by its number alone
        <li key={index} ref={index === current ? scrollThere : null}>
          <button
            type="button"
            {...(index === current && { 'aria-current': 'step' as const })}
            onClick={() => onChoose(index)}
            className={cx(
              'flex min-h-[2.1rem] w-full items-center gap-s2 px-s2 text-left hover:bg-hover pointer-coarse:min-h-tap',
              index === current && 'bg-green-soft font-semibold shadow-[inset_3px_0_0_var(--color-green)]',
            )}
          >
            <span className="w-[2ch] text-right text-ink-3">{index + 1}</span>
            <span>
              <SlideText>{title}</SlideText>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
