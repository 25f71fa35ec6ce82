import { type InvitationForm, newInvitation, registrationLimits } from '@bridge-review/api/registration';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MadeInvitation } from './made-invitation.tsx';
import { useInvite } from './queries.ts';

/** Makes an invitation, and then shows its link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={invite.data ? 'Your invitation' : 'Invite'}
      description={
        invite.data
          ? 'Copy the link now. It is shown only once.'
          : 'Anyone with the link can create an account.'
      }
    >
      {invite.data ? (
        <MadeInvitation made={invite.data} isMailed={invite.variables.mail === true} onDone={onClose} />
      ) : (
        <InviteForm invite={invite} />
      )}
    </Dialog>
  );
}

const GUESTS = [
  { value: 'one', label: 'One person' },
  { value: 'several', label: 'Several people' },
] as const;

const DAYS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

interface Wanted {
  readonly guests: 'one' | 'several';
  readonly email: string;
  readonly mail: boolean;
  readonly people: string;
  readonly label: string;
  readonly days: (typeof DAYS)[number]['value'];
}

const INITIAL: Wanted = { guests: 'one', email: '', mail: true, people: '10', label: '', days: '30' };

/** As it is sent: what is hidden does not count. */
function sentForm({ guests, email, mail, people, label, days }: Wanted): InvitationForm {
  const address = email.trim() || null;
  const recipients =
    guests === 'several' ? { people: Number(people) } : { email: address, mail: mail && address !== null };
  return { label, days: Number(days) as 7 | 30 | 90, ...recipients };
}

type Errors = Readonly<Record<string, string>>;

const errorsOf = (issues: readonly { readonly path: PropertyKey[]; readonly message: string }[]): Errors =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));

function InviteForm({ invite }: { invite: ReturnType<typeof useInvite> }) {
  const [wanted, setWanted] = useState(INITIAL);
  const [errors, setErrors] = useState<Errors>({});
  const change = (part: Partial<Wanted>) => {
    setWanted({ ...wanted, ...part });
    setErrors({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const form = sentForm(wanted);
    const checked = newInvitation.safeParse(form);
    setErrors(checked.success ? {} : errorsOf(checked.error.issues));
    if (checked.success && !invite.isPending) invite.mutate(form);
  };
  return (
    <form noValidate className="grid gap-s4" onSubmit={submit}>
      <ChoiceRow
        label="For"
        choices={GUESTS}
        value={wanted.guests}
        onValueChange={(guests) => change({ guests })}
      />
      {wanted.guests === 'one' ? (
        <>
          <Field
            label="Email"
            optional
            hint="With an address, nobody else can use the link."
            error={errors['email']}
          >
            <Input
              type="email"
              autoComplete="off"
              value={wanted.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          </Field>
          {wanted.email.trim() !== '' && (
            <Checkbox checked={wanted.mail} onCheckedChange={(mail) => change({ mail })}>
              Send a link to this address
            </Checkbox>
          )}
        </>
      ) : (
        <Field label="How many people" error={errors['people']}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={registrationLimits.people}
            value={wanted.people}
            onChange={({ target }) => change({ people: target.value })}
          />
        </Field>
      )}
      <Field
        label="Note"
        optional
        hint="For the list, such as ‘Tuesday group’. Only administrators see it."
        error={errors['label']}
      >
        <Input
          autoComplete="off"
          maxLength={registrationLimits.label}
          value={wanted.label}
          onChange={({ target }) => change({ label: target.value })}
        />
      </Field>
      <ChoiceRow
        label="Works for"
        choices={DAYS}
        value={wanted.days}
        onValueChange={(days) => change({ days })}
      />
      {invite.isError && (
        <Notice tone="error" announce="alert">
          {errorMessage(invite.error)}
        </Notice>
      )}
      <p>
        <Button type="submit" variant="primary" pending={invite.isPending} pendingText="Creating...">
          Create invitation
        </Button>
      </p>
    </form>
  );
}
