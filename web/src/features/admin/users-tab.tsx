import type { AdminUser } from '@bridge-review/api/admin';
import { limits } from '@bridge-review/api/limits';
import type { User, UserType } from '@bridge-review/api/user';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { CleanTestDataDialog } from './clean-test-data-dialog.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { ReactivateDialog } from './reactivate-dialog.tsx';
import { useDebounced } from '../../base/use-debounced.ts';
import { UserList } from './user-list.tsx';
import { UserTypeDialog } from './user-type-dialog.tsx';

type Question =
  | { readonly about: 'activity'; readonly user: AdminUser }
  | { readonly about: 'user type'; readonly user: AdminUser; readonly userType: UserType }
  | { readonly about: 'test data' };

export interface UsersTabProps {
  viewer: User;
  /** What a link searches for. */
  wanted: string;
}

export function UsersTab({ viewer, wanted }: UsersTabProps) {
  const [typed, setTyped] = useState(wanted);
  const search = useDebounced(typed);
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);

  return (
    <>
      <div className="mb-s4 flex flex-wrap gap-s3">
        <search className="min-w-0 flex-1 max-sm:basis-full">
          <SearchInput
            label="Search users"
            placeholder="Search by email or name..."
            maxLength={limits.search}
            value={typed}
            onValueChange={setTyped}
          />
        </search>
        <Button icon={Trash2} onClick={() => setQuestion({ about: 'test data' })} className="max-sm:grow">
          Clean Test Data
        </Button>
      </div>
      <UserList
        viewer={viewer}
        search={search}
        paused={question !== null}
        onClearSearch={() => setTyped('')}
        onChooseType={(user, userType) => setQuestion({ about: 'user type', user, userType })}
        onAskActivity={(user) => setQuestion({ about: 'activity', user })}
      />
      {question?.about === 'test data' && <CleanTestDataDialog onClose={close} />}
      {question?.about === 'user type' && (
        <UserTypeDialog {...question} isOneself={question.user.id === viewer.id} onClose={close} />
      )}
      {question?.about === 'activity' &&
        (question.user.isActive ? (
          <DeactivateDialog user={question.user} isOneself={question.user.id === viewer.id} onClose={close} />
        ) : (
          <ReactivateDialog user={question.user} onClose={close} />
        ))}
    </>
  );
}
