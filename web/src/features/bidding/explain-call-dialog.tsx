import { type CallAnnotation, EXPLANATION_MAX } from '@bridge-review/api/bidding';
import type { Call as CallText } from '@bridge-review/bridge/call';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Call } from '../../ui/call.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';

export interface ExplainCallDialogProps {
  call: CallText;
  seat: Seat;
  annotation: Pick<CallAnnotation, 'alerted' | 'note'> | undefined;
  onExplain: (annotation: Pick<CallAnnotation, 'alerted' | 'note'>) => void;
  onClose: () => void;
}

/** Whether a call was alerted, and what it means. It is saved with the auction. */
export function ExplainCallDialog({ call, seat, annotation, onExplain, onClose }: ExplainCallDialogProps) {
  const formId = useId();
  const [alerted, setAlerted] = useState(annotation?.alerted ?? false);
  const [note, setNote] = useState(annotation?.note ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onExplain({ alerted, note: note.trim() === '' ? null : note.trim() });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <>
          {seatName(seat)}: <Call call={call} />
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Done
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-s4" onSubmit={submit}>
        <Field label="Meaning" optional hint="Only you and your partner see it.">
          <Textarea
            rows={2}
            maxLength={EXPLANATION_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <Switch checked={alerted} onCheckedChange={setAlerted}>
          Alerted
        </Switch>
      </form>
    </Dialog>
  );
}
