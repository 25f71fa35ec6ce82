/** The address that is sent to people. */
export const shareLink = (token: string): string => `${location.origin}/s/${token}`;
