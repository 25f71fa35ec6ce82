/** The token in the link of an invitation. It stands after the #, so that it is in no log. */
export const invitationInAddress = (): string | null => /^#invitation=(.+)$/.exec(location.hash)?.[1] ?? null;
