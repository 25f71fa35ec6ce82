import type { ErrorCode, FieldIssue } from '@bridge-review/api/error';
import type { DetailedCode, DetailsOf } from '@bridge-review/api/error-details';
import { messages } from '@bridge-review/api/messages';
import { passkeyMessages } from '@bridge-review/api/passkeys';
import { registrationMessages } from '@bridge-review/api/registration';
import { shareMessages } from '@bridge-review/api/shares';
import { serverMessages } from '../server-messages.ts';

const kinds: Record<ErrorCode, { status: number; message: string }> = {
  invalid_input: { status: 400, message: serverMessages.invalidInput },
  broken_json: { status: 400, message: serverMessages.brokenJson },
  malformed: { status: 400, message: serverMessages.malformed },
  wrong_credentials: { status: 401, message: messages.wrongCredentials },
  second_step_required: { status: 401, message: serverMessages.secondStepRequired },
  wrong_code: { status: 401, message: passkeyMessages.wrongCode },
  passkey_refused: { status: 400, message: serverMessages.passkeyRefused },
  passkey_required: { status: 403, message: serverMessages.passkeyRequired },
  passkey_known: { status: 409, message: serverMessages.passkeyKnown },
  too_many_passkeys: { status: 409, message: serverMessages.tooManyPasskeys },
  second_step_unready: { status: 409, message: serverMessages.secondStepUnready },
  unauthenticated: { status: 401, message: serverMessages.unauthenticated },
  other_user: { status: 409, message: serverMessages.otherUser },
  forbidden: { status: 403, message: messages.forbidden },
  token_forbidden: { status: 403, message: serverMessages.tokenForbidden },
  too_many_tokens: { status: 409, message: serverMessages.tooManyTokens },
  too_many_shares: { status: 409, message: shareMessages.tooMany },
  foreign_origin: { status: 403, message: serverMessages.foreignOrigin },
  account_deactivated: { status: 403, message: serverMessages.accountDeactivated },
  awaiting_approval: { status: 403, message: serverMessages.awaitingApproval },
  registration_declined: { status: 403, message: serverMessages.registrationDeclined },
  invitation_required: { status: 403, message: serverMessages.invitationRequired },
  invitation_invalid: { status: 403, message: serverMessages.invitationInvalid },
  too_many_invitations: { status: 409, message: registrationMessages.tooMany },
  already_decided: { status: 409, message: registrationMessages.alreadyDecided },
  not_found: { status: 404, message: messages.notFound },
  wrong_password: { status: 400, message: serverMessages.wrongPassword },
  common_password: { status: 400, message: messages.commonPassword },
  invalid_token: { status: 400, message: messages.invalidResetToken },
  last_admin: { status: 409, message: messages.lastAdmin },
  duplicate_game: { status: 409, message: messages.duplicateGame },
  storage_full: { status: 413, message: serverMessages.storageFull },
  unusable_file: { status: 400, message: messages.uploadFailed },
  cancelled: { status: 400, message: serverMessages.cancelled },
  game_in_use: { status: 409, message: serverMessages.gameInUse },
  already_recorded: { status: 409, message: serverMessages.alreadyRecorded },
  stale_record: { status: 409, message: serverMessages.staleRecord },
  email_taken: { status: 409, message: messages.emailTaken },
  too_large: { status: 413, message: serverMessages.tooLarge },
  wrong_content_type: { status: 415, message: serverMessages.wrongContentType },
  rate_limited: { status: 429, message: serverMessages.rateLimited },
  internal: { status: 500, message: serverMessages.internal },
  busy: { status: 503, message: serverMessages.busy },
  unavailable: { status: 503, message: messages.unavailable },
  disk_full: { status: 507, message: serverMessages.diskFull },
};

interface AppErrorOptions {
  /** Replaces the default message of the code. */
  readonly message?: string;
  readonly issues?: readonly FieldIssue[];
  readonly retryAfterSeconds?: number;
  /** For the log only. */
  readonly cause?: unknown;
}

/** An error whose code has details cannot be thrown without them. */
type AppErrorArguments<Code extends ErrorCode> = Code extends DetailedCode
  ? [AppErrorOptions & { readonly details: DetailsOf<Code> }]
  : [AppErrorOptions?];

/** A failure that is sent to the client: a code for programs and a sentence for people. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'AppError';
  readonly code: Code;
  readonly status: number;
  readonly issues: readonly FieldIssue[] | undefined;
  /** As the map in `api/src/error-details.ts` has them for the code. */
  readonly details: object | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Code, ...[options]: AppErrorArguments<Code>) {
    const { message, issues, details, retryAfterSeconds, cause }: AppErrorOptions & { details?: object } =
      options ?? {};
    super(message ?? kinds[code].message, { cause });
    this.code = code;
    this.status = kinds[code].status;
    this.issues = issues;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
