import type { ReactNode } from 'react';
import { MovesTable } from '../../ui/moves-table.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import type { Chip } from '../conditions/chip.ts';
import { shareText } from './figures-text.ts';
import { type Moves, moveRows, moveSentences } from './moves-text.ts';

interface MovesPanelProps {
  caption: ReactNode;
  /** A clause: `4S makes`. */
  happens: string;
  chips: readonly Chip[];
  moves: Moves;
}

/** How a chance moves when one condition is left out, and the conditions on which it depends. */
export const MovesPanel = ({ caption, happens, chips, moves }: MovesPanelProps) => (
  <PanelBody className="grid gap-s3 py-s4 sm:py-s4">
    <MovesTable
      caption={caption}
      stands={{ chance: moves.chance, text: shareText(moves.chance.value) }}
      rows={moveRows(chips, moves)}
    />
    {moveSentences(chips, moves, happens).map((sentence) => (
      <p key={sentence} className="text-sm text-ink-2">
        <Sentence>{sentence}</Sentence>
      </p>
    ))}
  </PanelBody>
);
