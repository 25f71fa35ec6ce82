import type { PreviewedGame } from '@bridge-review/api/upload-preview';
import type { ReactNode } from 'react';
import type { SentPart } from '../../base/client.ts';
import { Notice } from '../../ui/notice.tsx';
import { BoardCells, OutcomeSheet } from '../../ui/outcome-sheet.tsx';
import { SourceLine, SourceLines } from '../../ui/source-lines.tsx';
import { LazySingleBoard } from './lazy-single-board.ts';
import { OutcomeSubtitle } from './outcome-subtitle.tsx';
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

/** Beyond this, cells are a wall; the remarks say what there is to say. */
const MAX_CELLS = 120;
const LEFT_OUT = 'Left out. Everything else can be uploaded without it.';

export interface UploadReviewProps {
  reviewed: ReviewedParts;
  task: UploadTask;
}

/** What was understood: a line for each source, then what they become. */
export function UploadReview({ reviewed: { parts, preview }, task }: UploadReviewProps) {
  const { games } = preview;
  const busy = task.progress > 0;
  const hasOutcome = games.length > 0 || preview.join?.preview?.refusal === null;
  return (
    <>
      <SourceLines label="What you gave">
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
      {games.map((game) => (
        <Outcome
          key={game.parts.join()}
          game={game}
          title={outcomeTitle(games, game)}
          subtitle={
            <OutcomeSubtitle
              game={game}
              title={task.title}
              onTitle={games.length === 1 ? task.setTitle : undefined}
              disabled={busy}
            />
          }
        />
      ))}
      {preview.join && (
        <JoinOutcome offer={preview.join} busy={busy} onChoose={(gameId) => task.reviewFor(gameId)} />
      )}
      {games.length === 0 && preview.join === null && (
        <Notice tone="warn" title="There is nothing here to upload.">
          <p>We found no deals. Go back and choose something else.</p>
        </Notice>
      )}
    </>
  );
}

/** No file is there twice, and one text and one address at most. */
const keyOf = (part: SentPart): string =>
  part.kind === 'file' ? `${part.file.name} ${part.file.size} ${part.file.lastModified}` : part.kind;

interface OutcomeProps {
  game: PreviewedGame;
  title: string;
  subtitle: ReactNode;
}

function Outcome({ game, title, subtitle }: OutcomeProps) {
  const { board, boards, duplicate } = game;
  const remarks = boardRemarks(game);
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
        {remarks.length > 0 && <p>{remarks.join(' ')}</p>}
        {game.remarks.map((remark) => (
          <p key={remark} className="text-ochre">
            {remark}
          </p>
        ))}
        {duplicate && (
          <Notice tone="warn" title={`${duplicate.title} begins with the same hand`}>
            <p>It may be this game. You will be asked before it is uploaded again.</p>
          </Notice>
        )}
      </div>
    </OutcomeSheet>
  );
}
