/** Who may register: everybody, people with an invitation, or people who are then approved by an administrator. */
export const registrationModes = ['open', 'invitation', 'approval'] as const;

export type RegistrationMode = (typeof registrationModes)[number];

/** Of an account that is not let in: nobody has decided yet, or somebody has declined it. */
export const approvalStates = ['waiting', 'declined'] as const;

export type ApprovalState = (typeof approvalStates)[number];

/** What each means for whoever finds the site. */
export const modeDetails: Readonly<Record<RegistrationMode, string>> = {
  open: 'Anyone can create an account.',
  invitation: 'Only people with an invitation can create an account.',
  approval: 'Everybody can register, and an administrator approves each account.',
};
