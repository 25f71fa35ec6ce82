import type { Invitation } from '@bridge-review/api/registration';
import { modeDetails, type RegistrationMode } from '@bridge-review/api/registration-mode';
import { counted } from '@bridge-review/bridge/counted';
import { listText } from '@bridge-review/bridge/list-text';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { formattedCount } from '../../ui/format-number.ts';

interface ModeText {
  readonly label: string;
  readonly detail: string;
  readonly toast: string;
}

export const MODE_TEXT: Record<RegistrationMode, ModeText> = {
  open: {
    label: 'Everybody',
    detail: modeDetails.open,
    toast: 'Everybody can create an account now.',
  },
  invitation: {
    label: 'By invitation',
    detail: modeDetails.invitation,
    toast: 'From now on an account needs an invitation.',
  },
  approval: {
    label: 'By approval',
    detail: modeDetails.approval,
    toast: 'From now on new accounts wait for approval.',
  },
};

/** What an invitation is called in the list. */
export const invitationName = ({ label, email, people }: Invitation): string =>
  label ?? email ?? `For ${formattedCount(people, 'person', 'people')}`;

const ENDED: Record<Exclude<Invitation['state'], 'open'>, string> = {
  used: 'Used up',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

export function invitationFacts(invitation: Invitation): readonly (string | null)[] {
  const { label, email, people, used, state, expiresAt, createdBy } = invitation;
  return [
    label === null ? null : email,
    people === 1 ? (used === 0 && state === 'open' ? 'Not used yet' : null) : `${used} of ${people} used`,
    state === 'open' ? `Works until ${formatDate(calendarDay(expiresAt))}` : ENDED[state],
    createdBy === null ? null : `From ${createdBy}`,
  ];
}

/** 'Registered: Nell, Olga and 3 others'; null if nobody has. */
export function usedByText({ used, usedBy }: Invitation): string | null {
  if (used === 0) return null;
  const others = used - usedBy.length;
  const names = [...usedBy, ...(others > 0 ? [counted(others, 'other')] : [])];
  return `Registered: ${listText(names)}`;
}
