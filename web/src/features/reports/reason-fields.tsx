import { reportLimits, type ReportReason, reportReasons, reportReasonText } from '@bridge-review/api/reports';
import { Field } from '../../ui/field.tsx';
import { RadioLines } from '../../ui/radio-lines.tsx';
import { Textarea } from '../../ui/textarea.tsx';

export interface SaidReason {
  /** Null while nothing is chosen. */
  readonly reason: ReportReason | null;
  readonly note: string;
}

export interface ReasonFieldsProps {
  label: string;
  value: SaidReason;
  onValueChange: (value: SaidReason) => void;
  /** What is wrong with the sentence. */
  error: string | undefined;
}

/** What is wrong with a comment: one of a few reasons, and a sentence. */
export function ReasonFields({ label, value, onValueChange, error }: ReasonFieldsProps) {
  return (
    <>
      <RadioLines
        label={label}
        choices={CHOICES}
        value={value.reason}
        onValueChange={(reason) => onValueChange({ ...value, reason: reason as ReportReason })}
      />
      <Field label="In a sentence" optional={value.reason !== 'other'} error={error}>
        <Textarea
          rows={2}
          maxLength={reportLimits.note}
          value={value.note}
          onChange={(event) => onValueChange({ ...value, note: event.target.value })}
        />
      </Field>
    </>
  );
}

const CHOICES = reportReasons.map((reason) => ({ value: reason, label: reportReasonText[reason] }));
