import type { ReportReason } from '@bridge-review/api/reports';

/** The kinds of mails and their data. The text is written when a mail is sent. */
export type Mail =
  | { readonly kind: 'verify-email'; readonly userId: number; readonly email: string }
  /** Addressed by the typed email: whether there is such a user is looked up when it is sent. */
  | { readonly kind: 'reset-password'; readonly email: string }
  | { readonly kind: 'password-changed'; readonly userId: number; readonly email: string }
  /** To the address that is to be replaced, while it still counts. */
  | { readonly kind: 'address-change-asked'; readonly userId: number; readonly email: string }
  /** To the old address, so that no account is taken over unnoticed. */
  | { readonly kind: 'address-changed'; readonly userId: number; readonly email: string }
  /** That passkeys, recovery codes or the second step have changed, or that a code was used. */
  | {
      readonly kind: 'sign-in-changed';
      readonly userId: number;
      readonly email: string;
      readonly what:
        | 'passkey-added'
        | 'passkey-removed'
        | 'all-removed'
        | 'codes-made'
        | 'code-used'
        | 'second-step-on'
        | 'second-step-off';
      /** Of the passkey. */
      readonly name: string | null;
      /** Codes that are left. */
      readonly left: number | null;
    }
  /** A sign-in in a browser that was not used before, by its name and when. */
  | {
      readonly kind: 'new-device';
      readonly userId: number;
      readonly email: string;
      readonly device: string;
      readonly at: string;
    }
  /** To an administrator, that people wait for approval. */
  | { readonly kind: 'registration-waits'; readonly userId: number; readonly email: string }
  /** To an administrator, that the scheduled backup could not be made. */
  | { readonly kind: 'backup-failed'; readonly userId: number; readonly email: string }
  /** To an administrator, that comments were reported. */
  | { readonly kind: 'comments-reported'; readonly userId: number; readonly email: string }
  /** To its author. */
  | {
      readonly kind: 'comment-removed';
      readonly userId: number;
      readonly email: string;
      readonly handId: number;
      readonly writtenAt: string;
      readonly reason: ReportReason;
      readonly note: string | null;
    }
  | { readonly kind: 'registration-approved'; readonly userId: number; readonly email: string }
  | { readonly kind: 'registration-declined'; readonly userId: number; readonly email: string }
  | { readonly kind: 'invitation'; readonly invitationId: number; readonly email: string }
  /** To a user, about what a partner of theirs did on a hand. */
  | {
      readonly kind: 'partner-notifications';
      readonly userId: number;
      readonly about: 'bidding' | 'comment';
      readonly handId: number;
      readonly byId: number;
    };
