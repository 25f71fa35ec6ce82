import { type Side, opponentsOf } from '@bridge-review/bridge/side';
import type { ReactNode } from 'react';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { ConditionsEditor } from '../conditions/conditions-editor.tsx';
import type { Fit } from '../conditions/conditions-tasks.ts';
import type { KnownCalls } from '../conditions/known-calls.ts';
import type { Conditions } from '../conditions/use-conditions.ts';

interface OddsConditionsProps {
  conditions: Conditions;
  knownCalls: KnownCalls | null;
  /** Whose odds they are. */
  side: Side;
  fit: Fit | null;
  notes: Readonly<Record<string, ReactNode>>;
}

/** What is assumed of the other side. */
export function OddsConditions({ conditions, knownCalls, side, fit, notes }: OddsConditionsProps) {
  const others = SIDE_TEXT[opponentsOf(side)];
  return (
    <ConditionsEditor
      conditions={conditions}
      title={knownCalls ? `What the ${others} calls say` : `Conditions on ${others}`}
      source={
        knownCalls
          ? `${FROM[knownCalls.from]}, up to the last turn of ${SIDE_TEXT[side]}.`
          : 'No auction is known.'
      }
      notes={notes}
      fit={fit}
    />
  );
}

const FROM = { file: 'From the auction at the table', pair: 'From your auction' } as const;
