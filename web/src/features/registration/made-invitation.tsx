import { paths } from '@bridge-review/api/page-paths';
import type { MadeInvitation as Made } from '@bridge-review/api/registration';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Notice } from '../../ui/notice.tsx';

interface MadeInvitationProps {
  made: Made;
  isMailed: boolean;
  onDone: () => void;
}

/** The link itself, to be copied, this once. */
export function MadeInvitation({ made, isMailed, onDone }: MadeInvitationProps) {
  return (
    <div className="grid gap-s4">
      {isMailed && made.email !== null && (
        <Notice tone="ok" announce="status">
          An email with a link is on its way to <b className="wrap-anywhere">{made.email}</b>.
        </Notice>
      )}
      <CopyField
        label="Link"
        what="link"
        text={`${location.origin}${paths.signIn}#invitation=${made.token}`}
        actions={<Button onClick={onDone}>Done</Button>}
      />
    </div>
  );
}
