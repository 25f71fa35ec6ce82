import type { JoinCandidate } from '@bridge-review/api/joined-results';
import { RadioLines } from '../../ui/radio-lines.tsx';
import { candidateFacts } from './join-text.ts';
import type { ReviewedParts } from './use-upload-task.ts';

const NEW_GAME = 'new';

export interface WhereToProps {
  reviewed: ReviewedParts;
  /** Of the new game. */
  title: string | null;
  disabled: boolean;
  /** The id of a game; null for a new one. */
  onChoose: (gameId: number | null) => void;
}

/** Where the files go: into a game of their own, or to one that is there. Nothing where there is no choice. */
export function WhereTo({ reviewed: { preview, into }, title, disabled, onChoose }: WhereToProps) {
  const candidates = preview.join?.candidates ?? [];
  if (candidates.length === 0) return null;
  const [game] = preview.games;
  return (
    <RadioLines
      label="Where to"
      disabled={disabled}
      value={into === null ? NEW_GAME : String(into)}
      onValueChange={(value) => onChoose(value === NEW_GAME ? null : Number(value))}
      choices={[
        { value: NEW_GAME, label: game ? `As a new game, ‘${title ?? game.title}’` : 'As a new game' },
        ...candidates.map((candidate) => choiceOf(candidate, candidates)),
      ]}
    />
  );
}

const choiceOf = (candidate: JoinCandidate, all: readonly JoinCandidate[]) => ({
  value: String(candidate.id),
  label: `Add to ${candidate.title}`,
  detail: candidateFacts(candidate, new Set(all.map(({ uploaderName }) => uploaderName)).size > 1),
});
