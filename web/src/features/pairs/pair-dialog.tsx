import type { Pair } from '@bridge-review/api/pairs';
import type { MyParticipation } from '@bridge-review/api/participation';
import { limits } from '@bridge-review/api/limits';
import type { Partner } from '@bridge-review/api/partners';
import { counted } from '@bridge-review/bridge/counted';
import { playerKey } from '@bridge-review/bridge/player-name';
import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { useDebounced } from '../../base/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PartnerSelect } from '../partners/partner-select.tsx';
import { usePartners } from '../partners/queries.ts';
import { PairList } from './pair-list.tsx';
import { chosenText, namesText, outlookText } from './pair-text.ts';
import { type Player, PlayerChoice } from './player-choice.tsx';
import { useChoosePair, usePairs } from './queries.ts';

export interface PairDialogProps {
  gameId: number;
  participation: MyParticipation;
  onUndo: () => void;
  /** Leads to who the two players of the pair are; not where they have no names. */
  onWho?: () => void;
  onClose: () => void;
}

/** So many can be looked through; among more one searches. */
const FEW = 8;

/** 'Which pair were you?': one click takes over what the file holds of it. */
export function PairDialog({ gameId, participation, onUndo, onWho, onClose }: PairDialogProps) {
  const { partner, suggestedPartner, isSample, pair: chosen } = participation;
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const { data, isPending, isFetching, error, refetch } = usePairs(gameId, search);
  const [pair, setPair] = useState<Pair | null>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const [picked, setPicked] = useState<number | null | undefined>((partner ?? suggestedPartner)?.id);
  const { data: partners = [] } = usePartners();
  const [isSearched, setSearched] = useState(false);
  const choose = useChoosePair(gameId);
  const own = data?.pairs.filter(({ viewer }) => viewer !== null) ?? [];
  const who = player ?? pair?.viewer ?? null;
  const known = picked === undefined ? partnerByName(partners, pair, who) : picked;
  const partnerId = isSample ? null : known;
  // Whoever has one pair with their name need not look for it.
  if (pair === null && own.length === 1 && own[0]) setPair(own[0]);
  if (data && data.total > FEW && !isSearched) setSearched(true);

  const take = () => {
    if (pair === null) return;
    const { tableId, side } = pair;
    choose.mutate(
      { tableId, side, player: who, partnerId },
      {
        onSuccess: (made) => {
          onClose();
          toast({
            title: made.recorded > 0 ? `${counted(made.recorded, 'auction')} recorded` : 'This was you',
            description: chosenText(made, pair),
            action: { label: 'Undo', onAction: onUndo },
          });
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Which pair were you?"
      description="We follow the pair through the file and take over the auctions that it has there."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={pair === null}
            pending={choose.isPending}
            pendingText="Saving..."
            onClick={take}
          >
            This was us
          </Button>
        </>
      }
    >
      {chosen && (
        <div className="-mt-s2 flex flex-wrap items-center gap-x-s3">
          <p className="min-w-0 flex-1 basis-[14rem] text-ink-2">
            So far <b className="text-ink wrap-anywhere">{namesText(chosen)}</b>
            {chosen.records > 0 && `, with ${counted(chosen.records, 'auction')} taken over`}
          </p>
          <div className="-mx-hang flex flex-wrap">
            {onWho && (
              <Button variant="quiet" icon={UserRoundSearch} onClick={onWho}>
                Who is who
              </Button>
            )}
            <Button
              variant="quiet"
              aria-label="Undo that this was your pair"
              onClick={() => {
                onClose();
                onUndo();
              }}
            >
              Undo
            </Button>
          </div>
        </div>
      )}
      {isSearched && (
        <SearchInput
          label="Search pairs by name or number"
          placeholder="Name or pair number"
          maxLength={limits.search}
          value={typed}
          onValueChange={setTyped}
        />
      )}
      {data ? (
        <PairList
          pairs={data.pairs}
          total={data.total}
          value={pair}
          onValueChange={(next) => {
            setPair(next);
            setPlayer(null);
          }}
        />
      ) : isPending ? (
        <SkeletonGroup label="Loading the pairs" className="grid gap-s2">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-[2.8rem] w-full" />
          ))}
        </SkeletonGroup>
      ) : (
        <ErrorState
          level={3}
          title="The pairs could not be loaded"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorMessage(error)}
        </ErrorState>
      )}
      {pair && (
        <>
          <PlayerChoice pair={pair} value={who} onValueChange={setPlayer} />
          {!isSample && (
            <PartnerSelect
              also={[partner, suggestedPartner]}
              optional
              value={partnerId}
              onValueChange={setPicked}
            />
          )}
          <p className="text-ink-2">{outlookText(pair, isSample ? 'sample' : partnerId !== null)}</p>
        </>
      )}
      <FormError message={choose.isError ? errorMessage(choose.error) : null} />
    </Dialog>
  );
}

/** One of one's partners who has the name of the other player. */
function partnerByName(partners: readonly Partner[], pair: Pair | null, who: Player | null): number | null {
  const other = who === null ? null : pair?.names[who === 'first' ? 'second' : 'first'];
  if (!other) return null;
  const isOther = (name: string): boolean => playerKey(name) === playerKey(other);
  return (
    partners.find((each) => isOther(each.displayName) || isOther(`${each.firstName} ${each.lastName}`))?.id ??
    null
  );
}
