import { type ReactNode, useId, useState } from 'react';
import { ChipButton } from '../../ui/chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { StyleField } from '../styles/style-field.tsx';
import { ConditionChips } from './condition-chips.tsx';
import type { Fit } from './conditions-tasks.ts';
import { ConditionsTextForm } from './conditions-text-form.tsx';
import { noEdits } from './edits.ts';
import type { Conditions } from './use-conditions.ts';
import { fitText } from './use-fit.ts';

interface ConditionsEditorProps {
  conditions: Conditions;
  title: string;
  /** Which calls the conditions come from, a sentence. */
  source: ReactNode;
  /** By chip: a few words on what follows from it. */
  notes?: Readonly<Record<string, ReactNode>>;
  /** What taking all changes back is called. */
  resetText?: string;
  /** Null while that is being counted. */
  fit: Fit | null;
}

/** What is assumed of the hands that are not seen: chips, the same as text, the styles they were read in, and a reset. */
export function ConditionsEditor(props: ConditionsEditorProps) {
  const { conditions, title, source, notes, resetText = 'Reset to the auction', fit } = props;
  const { edits, isReady, hasFailed, reset, styles } = conditions;
  const [isText, setText] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-s3">
      <div className="flex flex-wrap items-baseline gap-x-s3">
        <h3 id={id} className="eyebrow">
          {title}
        </h3>
        <p className="text-sm text-ink-3">{source}</p>
      </div>
      {hasFailed && (
        <Notice tone="warn" title="The auction could not be read">
          This browser could not run the program that reads it. Your own conditions still count.
        </Notice>
      )}
      {isReady ? <ConditionChips conditions={conditions} {...(notes && { notes })} /> : <LoadingChips />}
      {isText && <ConditionsTextForm conditions={conditions} />}
      {styles.length > 0 && (
        <div className="flex flex-wrap gap-x-s4 gap-y-s3">
          {styles.map((style) => (
            <StyleField key={style.side} {...style} onChoose={conditions.chooseStyle} />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-s2">
        <ChipButton aria-expanded={isText} onClick={() => setText(!isText)}>
          {isText ? 'Hide text' : 'As text'}
        </ChipButton>
        {edits !== noEdits && (
          <ChipButton
            onClick={() => {
              setText(false);
              reset();
            }}
          >
            {resetText}
          </ChipButton>
        )}
        {/* Announced, since it follows from what was just changed elsewhere. */}
        <p aria-live="polite" className="self-center text-sm text-ink-3">
          {fit?.fits && fitText(fit)}
        </p>
      </div>
      {fit?.fits === false && (
        <Notice tone="warn" announce="status" title="No layout fits">
          {fit.reason} Change a condition or leave one out.
        </Notice>
      )}
    </section>
  );
}

function LoadingChips() {
  return (
    <SkeletonGroup label="Reading the auction" className="grid grid-cols-1 gap-s3">
      <Skeleton className="h-tap w-[18rem]" />
      <Skeleton className="h-tap w-[18rem]" />
    </SkeletonGroup>
  );
}
