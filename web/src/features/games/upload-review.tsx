import type { PreviewedGame } from '@bridge-review/api/upload-preview';
import { counted } from '@bridge-review/bridge/counted';
import { Fragment, type ReactNode } from 'react';
import type { SentPart } from '../../base/client.ts';
import { Notice } from '../../ui/notice.tsx';
import { BoardCells, OutcomeSheet } from '../../ui/outcome-sheet.tsx';
import { SourceLine, SourceLines } from '../../ui/source-lines.tsx';
import { LazySingleBoard } from './lazy-single-board.ts';
import { OutcomeSubtitle } from './outcome-subtitle.tsx';
import { IsMe } from './is-me.tsx';
import { JoinOutcome } from './join-outcome.tsx';
import {
  boardRemarks,
  contentText,
  kindText,
  outcomeFigures,
  outcomeTitle,
  warningText,
} from './preview-text.ts';
import type { ReviewedParts, UploadTask } from './use-upload-task.ts';
import { WhereTo } from './where-to.tsx';

/** Beyond this, cells are a wall; the remarks are enough. */
const MAX_CELLS = 120;
const LEFT_OUT = 'Left out. Everything else can be uploaded without it.';

export interface UploadReviewProps {
  reviewed: ReviewedParts;
  task: UploadTask;
}

/** What was understood: a line for each source, then what they become. */
export function UploadReview({ reviewed, task }: UploadReviewProps) {
  const { parts, preview, into } = reviewed;
  const { games, join } = preview;
  const busy = task.progress > 0;
  const hasOutcome = games.length > 0 || join?.preview?.refusal === null;
  const joined = into === null ? null : (join?.preview ?? null);
  const isMe = <IsMe players={preview.players} value={task.self} onChange={task.setSelf} disabled={busy} />;
  return (
    <>
      <SourceLines label="What you chose">
        {parts.map((part, index) => {
          const read = preview.parts[index];
          if (read === undefined) return null;
          const warning = warningText(read);
          return (
            <SourceLine
              key={keyOf(part)}
              name={read.name}
              kind={kindText(read, part.kind === 'file' ? part.file.size : null)}
              refused={read.refusal !== null}
              disabled={busy}
              onRemove={() => task.remove(part)}
            >
              {read.refusal === null ? <p>{contentText(read)}</p> : <p>{read.refusal}</p>}
              {read.refusal === null && warning !== null && <p className="text-ochre">{warning}</p>}
              {read.refusal !== null && hasOutcome && <p>{LEFT_OUT}</p>}
            </SourceLine>
          );
        })}
        {task.sources.leftOut.map(({ name, kind }) => (
          <SourceLine
            key={name}
            name={name}
            kind={kind}
            refused
            disabled={busy}
            onRemove={() => task.sources.removeLeftOut(name)}
          >
            <p>{LEFT_OUT}</p>
          </SourceLine>
        ))}
      </SourceLines>
      <WhereTo reviewed={reviewed} title={task.title} disabled={busy} onChoose={task.chooseGame} />
      {joined && <JoinOutcome preview={joined}>{isMe}</JoinOutcome>}
      {(joined ? [] : games).map((game) => (
        <Outcome
          key={game.parts.join()}
          game={game}
          canAdd={join?.candidates.some(({ id }) => id === game.duplicate?.id) ?? false}
          title={outcomeTitle(games, game)}
          subtitle={
            <OutcomeSubtitle
              game={game}
              title={task.title}
              onTitle={games.length === 1 ? task.setTitle : undefined}
              disabled={busy}
            />
          }
        >
          {isMe}
        </Outcome>
      ))}
      {!joined && games.length === 0 && join && <NeedsDeals isJoinable={join.preview !== null} />}
      {games.length === 0 && join === null && (
        <Notice tone="warn" title="There is nothing here to upload.">
          <p>We found no deals. Go back and choose something else.</p>
        </Notice>
      )}
    </>
  );
}

/** Of results alone, which can be no game. */
function NeedsDeals({ isJoinable }: { isJoinable: boolean }) {
  return (
    <Notice tone="warn" title={isJoinable ? 'A game needs its deals.' : 'No game of yours has these boards.'}>
      <p>
        Results need their deals. Go back and add the file with the hands of the same session, or upload that
        file first.
      </p>
    </Notice>
  );
}

/** No file is there twice, and one text and one address at most. */
const keyOf = (part: SentPart): string =>
  part.kind === 'file' ? `${part.file.name} ${part.file.size} ${part.file.lastModified}` : part.kind;

interface OutcomeProps {
  game: PreviewedGame;
  /** Whether the results can come to the game that it may be a duplicate of. */
  canAdd: boolean;
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

function Outcome({ game, canAdd, title, subtitle, children }: OutcomeProps) {
  const { board, boards, duplicate } = game;
  const { remarked, more } = boardRemarks(game);
  const numbers = boards.map(({ number }) => number);
  return (
    <OutcomeSheet title={title} subtitle={subtitle} figures={outcomeFigures(game)}>
      {board && <LazySingleBoard board={board} number={boards[0]?.number ?? 1} />}
      {boards.length <= MAX_CELLS && (
        <BoardCells
          label={`Boards ${numbers.join(', ')}`}
          boards={boards.map(({ number, remarks: own }, place) => ({
            place,
            number,
            isRemarked: own.length > 0,
          }))}
        />
      )}
      <div className="grid gap-s2 px-s4 pt-[0.3rem] pb-[0.8rem] text-sm text-ink-2 [overflow-wrap:anywhere]">
        {remarked.length > 0 && (
          <p>
            {remarked.map(({ place, number, remarks }) => (
              <Fragment key={place}>
                <b className="font-semibold text-ochre">Board {number}</b>: {remarks.join(', ')}.{' '}
              </Fragment>
            ))}
            {more > 0 && `And ${counted(more, 'more board')}.`}
          </p>
        )}
        {game.remarks.map((remark) => (
          <p key={remark} className="text-ochre">
            {remark}
          </p>
        ))}
        {duplicate && (
          <Notice tone="warn" title={`${duplicate.title} begins with the same hand`}>
            <p>
              It may be this game. You will be asked before it is uploaded again
              {canAdd && '; or choose above to add the results to it'}.
            </p>
          </Notice>
        )}
      </div>
      {children}
    </OutcomeSheet>
  );
}
