import type { AdminUser } from '@bridge-review/api/admin';
import { limits } from '@bridge-review/api/limits';
import type { User, UserType } from '@bridge-review/api/user';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { CleanTestDataDialog } from './clean-test-data-dialog.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { OwnTypeDialog } from './own-type-dialog.tsx';
import { useSetUserType } from './queries.ts';
import { ReactivateDialog } from './reactivate-dialog.tsx';
import { useSettled } from './use-settled.ts';
import { UserList } from './user-list.tsx';

type Question =
  | { readonly about: 'activity'; readonly user: AdminUser }
  | { readonly about: 'own type'; readonly user: AdminUser; readonly userType: UserType }
  | { readonly about: 'test data' };

export function UsersTab({ viewer }: { viewer: User }) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const [question, setQuestion] = useState<Question | null>(null);
  const setUserType = useSetUserType();
  const close = () => setQuestion(null);

  const chooseType = (user: AdminUser, userType: UserType) => {
    if (user.id === viewer.id) setQuestion({ about: 'own type', user, userType });
    else setUserType.mutate({ user, userType });
  };

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
        changing={setUserType.isPending ? setUserType.variables : null}
        onClearSearch={() => setTyped('')}
        onChooseType={chooseType}
        onAskActivity={(user) => setQuestion({ about: 'activity', user })}
      />
      {question?.about === 'test data' && <CleanTestDataDialog onClose={close} />}
      {question?.about === 'own type' && <OwnTypeDialog {...question} onClose={close} />}
      {question?.about === 'activity' &&
        (question.user.isActive ? (
          <DeactivateDialog user={question.user} isOneself={question.user.id === viewer.id} onClose={close} />
        ) : (
          <ReactivateDialog user={question.user} onClose={close} />
        ))}
    </>
  );
}
