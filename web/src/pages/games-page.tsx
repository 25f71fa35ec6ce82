import { limits } from '@bridge-review/api/limits';
import type { User } from '@bridge-review/api/user';
import { useEffect } from 'react';
import { usePageTitle } from '../base/page-title.ts';
import { GameCountsLine } from '../features/games/game-counts-line.tsx';
import { GamesList } from '../features/games/games-list.tsx';
import { useGameCounts } from '../features/games/queries.ts';
import { focusWantedSearch } from '../features/games/search-focus.ts';
import { UploadButton } from '../features/games/upload-button.tsx';
import { useGamesSearch } from '../features/games/use-games-search.ts';
import { Welcome } from '../features/games/welcome.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { SearchInput } from '../ui/search-input.tsx';

const SetupReminder = lazyPart(
  async () => (await import('../features/setup/setup-reminder.tsx')).SetupReminder,
);

export function GamesPage({ user }: { user: User }) {
  const { typed, setTyped, search, whose, setWhose } = useGamesSearch();
  const counts = useGameCounts();
  const isNew = counts.data?.mine === 0 && search === '';
  const hasSample = counts.data?.hasSample ?? false;
  const othersHaveGames = (counts.data?.all ?? 0) > 0;
  usePageTitle('Games');
  useEffect(focusWantedSearch, []);
  return (
    <>
      <PageHead
        title="Games"
        {...(user.userType === 'admin' && { actions: <SetupReminder user={user} /> })}
      />
      <div className="mb-s3 flex flex-wrap gap-s3">
        <search className="min-w-0 flex-1 max-sm:basis-full">
          <SearchInput
            label="Search games"
            placeholder="Search games, tournaments, or uploaders..."
            maxLength={limits.search}
            value={typed}
            onValueChange={setTyped}
          />
        </search>
        <UploadButton
          // One primary a page: the sheet below has it, save where it only offers the sample once more.
          variant={isNew && !(hasSample && whose === 'all') ? 'default' : 'primary'}
          className="max-sm:grow"
        >
          Upload PBN
        </UploadButton>
      </div>
      <GameCountsLine whose={whose} onChange={setWhose} />
      {isNew && whose === 'all' && othersHaveGames && (
        <Welcome user={user} hasSample={hasSample} onHowToBegin={() => setWhose('mine')} />
      )}
      <GamesList
        user={user}
        view={{ search, whose }}
        // A welcome that came later would push the rows down.
        isReady={!counts.isPending}
        onClearSearch={() => setTyped('')}
      />
    </>
  );
}
