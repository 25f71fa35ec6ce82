/** Who may register: everybody, whoever has an invitation, or everybody whom an administrator then lets in. */
export const registrationModes = ['open', 'invitation', 'approval'] as const;

export type RegistrationMode = (typeof registrationModes)[number];

/** Of an account that is not let in: nobody has decided yet, or somebody has declined it. */
export const approvalStates = ['waiting', 'declined'] as const;

export type ApprovalState = (typeof approvalStates)[number];
