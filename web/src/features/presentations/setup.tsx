import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { counted } from '@bridge-review/bridge/counted';
import { NotebookPen, Presentation as PresentationIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { pairText, tableText } from '../hands/table-text.ts';
import {
  AUCTION_TEXT,
  auctionPaces,
  type Choices,
  ENDING_TEXT,
  endings,
  FIRST_HANDS_TEXT,
  firstHands,
  PLAY_TEXT,
  playPaces,
} from './choices.ts';
import { openTeacherWindow } from './open-teacher-window.ts';
import { chosen, NEW_PRESENTATION, placeIn, type Presentation } from './presentation.ts';
import { type BoardSteps, countsOf } from './use-presented-boards.ts';
import type { UpdatePresentation } from './use-presentation.ts';
import { enterFullScreen } from './use-screen.ts';

export interface SetupProps {
  gameId: number;
  hands: readonly GameHand[];
  /** Boards that are loaded together: as many as can be presented at once. */
  part: number;
  /** Those to choose from; null until they are loaded. */
  boards: readonly BoardSteps[] | null;
  /** Whether everything that is needed is on this computer. */
  isReady: boolean;
  state: Presentation;
  update: UpdatePresentation;
}

/** Which boards are presented, and how. */
export function Setup({ gameId, hands, part, boards, isReady, state, update }: SetupProps) {
  const { choices } = state;
  const choose = (change: Partial<Choices>) => update((before) => chosen(before, change));
  const shown = boards?.filter(({ board }) => !choices.without.includes(board.id)) ?? [];
  return (
    <>
      <Start gameId={gameId} shown={shown} isReady={isReady} state={state} update={update} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <Panel title="How to show them">
          <PanelBody className="grid gap-s4">
            <Choice
              label="Hands at the start"
              value={choices.first}
              texts={FIRST_HANDS_TEXT}
              values={firstHands}
              onChoose={(first) => choose({ first })}
              hint="Dummy comes down after the lead. Declarer’s hand is shown with it, unless a defender’s hand is on the screen."
            />
            <Choice
              label="Auction"
              value={choices.auction}
              texts={AUCTION_TEXT}
              values={auctionPaces}
              onChoose={(auction) => choose({ auction })}
            />
            <Choice
              label="Play"
              value={choices.play}
              texts={PLAY_TEXT}
              values={playPaces}
              onChoose={(play) => choose({ play })}
            />
            <Choice
              label="At the end"
              value={choices.ending}
              texts={ENDING_TEXT}
              values={endings}
              onChoose={(ending) => choose({ ending })}
            />
            <TableChoice boards={boards ?? []} choices={choices} choose={choose} />
          </PanelBody>
        </Panel>
        <Boards hands={hands} part={part} boards={boards} choices={choices} choose={choose} />
      </div>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  texts: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
  hint?: string;
}

const Choice = <Value extends string>({
  label,
  value,
  values,
  texts,
  onChoose,
  hint,
}: ChoiceProps<Value>) => (
  <Field label={label} {...(hint !== undefined && { hint })}>
    <NativeSelect
      value={value}
      onValueChange={onChoose}
      options={values.map((each) => ({ value: each, label: texts[each] }))}
    />
  </Field>
);

interface ChoosingProps {
  choices: Choices;
  choose: (change: Partial<Choices>) => void;
}

const isRecorded = ({ auction, play }: TableResult): boolean => auction !== null || play !== null;

/** As many tables as a list can offer. */
const MOST_TABLES = 60;

/** Where auction and play come from, if the boards were played at more than one table. */
function TableChoice({ boards, choices, choose }: ChoosingProps & { boards: readonly BoardSteps[] }) {
  const names = [...new Set(boards.flatMap(({ tables }) => tables.filter(isRecorded).map(tableText)))].filter(
    (name) => name !== '',
  );
  if (names.length < 2) return null;
  const known = choices.table !== null && names.includes(choices.table) ? choices.table : '';
  return (
    <Field label="Auction and play from" hint="For single boards, choose in the list.">
      <NativeSelect
        value={known}
        onValueChange={(name) => choose({ table: name === '' ? null : name, tables: [] })}
        options={[
          { value: '', label: 'My table, or the fullest record' },
          ...names.slice(0, MOST_TABLES).map((name) => ({ value: name, label: name })),
        ]}
      />
    </Field>
  );
}

interface BoardsProps extends ChoosingProps {
  hands: readonly GameHand[];
  part: number;
  boards: readonly BoardSteps[] | null;
}

function Boards({ hands, part, boards, choices, choose }: BoardsProps) {
  const ids = boards?.map(({ board }) => board.id) ?? [];
  const left = ids.filter((id) => !choices.without.includes(id)).length;
  const isAll = left === ids.length;
  const parts = Array.from({ length: Math.ceil(hands.length / part) }, (_, index) => {
    const inPart = hands.slice(index * part, (index + 1) * part);
    return {
      value: String(index * part),
      label: `Boards ${inPart[0]?.boardNumber} to ${inPart.at(-1)?.boardNumber}`,
    };
  });
  return (
    <Panel
      title="Boards"
      note={boards === null ? '' : `${left} of ${ids.length}`}
      actions={
        boards !== null && (
          <TextButton className="min-h-tap" onClick={() => choose({ without: isAll ? ids : [] })}>
            {isAll ? 'Choose none' : 'Choose all'}
          </TextButton>
        )
      }
    >
      <PanelBody>
        {parts.length > 1 && (
          <NativeSelect
            aria-label="Which boards"
            className="mb-s3"
            value={String(choices.from - (choices.from % part))}
            onValueChange={(from) => choose({ from: Number(from), without: [] })}
            options={parts}
          />
        )}
        {boards === null ? (
          <p className="text-ink-2">Loading…</p>
        ) : (
          <ul className="grid">
            {boards.map((board) => (
              <BoardLine key={board.board.id} {...board} choices={choices} choose={choose} />
            ))}
          </ul>
        )}
      </PanelBody>
    </Panel>
  );
}

function BoardLine({ board, steps, tables, table, choices, choose }: BoardSteps & ChoosingProps) {
  const { id, number } = board;
  const recorded = tables.filter(isRecorded);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-s4 border-t border-line first:border-t-0">
      <Checkbox
        checked={!choices.without.includes(id)}
        onCheckedChange={(checked) =>
          choose({
            without: checked ? choices.without.filter((other) => other !== id) : [...choices.without, id],
          })
        }
      >
        <b className="font-semibold">Board {number}</b>{' '}
        <span className="text-sm text-ink-3">
          {recordText(board)}, {counted(steps.length, 'step')}
        </span>
      </Checkbox>
      {recorded.length > 1 && (
        <NativeSelect
          aria-label={`Board ${number}: auction and play from`}
          className="max-w-full text-sm"
          value={String(table?.id ?? '')}
          onValueChange={(chosenId) =>
            choose({
              tables: [
                ...choices.tables.filter(({ handId }) => handId !== id),
                { handId: id, tableId: Number(chosenId) },
              ],
            })
          }
          options={recorded.map((one) => ({ value: String(one.id), label: tableName(one) }))}
        />
      )}
    </li>
  );
}

const recordText = ({ auction, line }: BoardSteps['board']): string => {
  const play = line === null ? null : line.cards.length > 4 ? 'play' : 'lead';
  const parts = [auction && 'auction', play].filter((part) => part !== null);
  return parts.length === 0 ? 'deal only' : parts.join(' and ');
};

/** 'Open Room', or who sat there. */
const tableName = (table: TableResult): string => {
  const { players } = table;
  return (
    tableText(table) || pairText(players.N, players.S) || pairText(players.E, players.W) || 'Another table'
  );
};

interface StartProps extends Pick<SetupProps, 'gameId' | 'isReady' | 'state' | 'update'> {
  shown: readonly BoardSteps[];
}

function Start({ gameId, shown, isReady, state, update }: StartProps) {
  const counts = countsOf(shown);
  const { board, step } = placeIn(state, counts);
  const isBegun = state.handId !== null && (board > 0 || step > 0);
  const start = (again: boolean) => {
    enterFullScreen();
    update((before) => ({
      ...before,
      isOn: true,
      isBlank: false,
      ...(again && {
        handId: counts[0]?.id ?? null,
        step: 0,
        timer: { ...NEW_PRESENTATION.timer, minutes: before.timer.minutes },
      }),
    }));
  };
  return (
    <div className="mb-s5 grid gap-s2">
      <div className="flex flex-wrap items-center gap-s3">
        {isBegun && (
          <Button variant="primary" icon={PresentationIcon} disabled={!isReady} onClick={() => start(false)}>
            Continue at board {shown[board]?.board.number}
          </Button>
        )}
        <Button
          variant={isBegun ? 'default' : 'primary'}
          {...(!isBegun && { icon: PresentationIcon })}
          disabled={!isReady || shown.length === 0}
          onClick={() => start(true)}
        >
          {isBegun ? 'Start again' : 'Start'}
        </Button>
        <Button icon={NotebookPen} onClick={() => openTeacherWindow(gameId)}>
          Teacher’s window
        </Button>
      </div>
      <p role="status" className="text-ink-2">
        {isReady
          ? shown.length === 0
            ? 'Choose at least one board.'
            : `Ready to use offline. ${counted(shown.length, 'board')}, ${counted(
                counts.reduce((sum, { steps }) => sum + steps, 0),
                'step',
              )}.`
          : 'Getting ready for use offline…'}
      </p>
      <p className="max-w-measure text-sm text-ink-3">
        Space, Page Down or a presenter’s remote: next step. Page Up or Backspace: back. B: blank screen.
        Escape ends. Open the teacher’s window before the network goes, and move it to your own screen: it has
        your notes, the next step and all four hands.
      </p>
    </div>
  );
}
