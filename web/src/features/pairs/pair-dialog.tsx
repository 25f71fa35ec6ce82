import type { Pair } from '@bridge-review/api/pairs';
import type { MyParticipation } from '@bridge-review/api/participation';
import { limits } from '@bridge-review/api/limits';
import { counted } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import { seatsOf } from '@bridge-review/bridge/side';
import { useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { useDebounced } from '../../base/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PartnerSelect } from '../partners/partner-select.tsx';
import { chosenText, namesText, outlookText, pairFacts } from './pair-text.ts';
import { useChoosePair, usePairs } from './queries.ts';

export interface PairDialogProps {
  gameId: number;
  participation: MyParticipation;
  onUndo: () => void;
  onClose: () => void;
}

/** So many can be looked through; among more one searches. */
const FEW = 8;

type Player = NonNullable<Pair['viewer']>;

/** 'Which pair were you?': one click takes over what the file holds of it. */
export function PairDialog({ gameId, participation, onUndo, onClose }: PairDialogProps) {
  const { partner, suggestedPartner } = participation;
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const { data, isPending, isFetching, error, refetch } = usePairs(gameId, search);
  const [pair, setPair] = useState<Pair | null>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const [partnerId, setPartnerId] = useState((partner ?? suggestedPartner)?.id ?? null);
  const [isSearched, setSearched] = useState(false);
  const choose = useChoosePair(gameId);
  const own = data?.pairs.filter(({ viewer }) => viewer !== null) ?? [];
  const who = player ?? pair?.viewer ?? null;
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
            description: chosenText(made),
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
      description="We follow the pair through the file and take over its auctions."
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
          <PartnerSelect
            also={[partner, suggestedPartner]}
            optional
            value={partnerId}
            onValueChange={setPartnerId}
          />
          <p className="text-ink-2">{outlookText(pair, partnerId !== null)}</p>
        </>
      )}
      <FormError message={choose.isError ? errorMessage(choose.error) : null} />
    </Dialog>
  );
}

interface PairListProps {
  pairs: readonly Pair[];
  total: number;
  value: Pair | null;
  onValueChange: (pair: Pair) => void;
}

function PairList({ pairs, total, value, onValueChange }: PairListProps) {
  if (pairs.length === 0) return <p className="text-ink-2">We found no such pair in this file.</p>;
  return (
    <>
      <ChoiceList
        label="Pairs in the file"
        choices={pairs.map((pair) => ({
          value: keyOf(pair),
          label: namesText(pair),
          detail: pairFacts(pair),
        }))}
        value={value && keyOf(value)}
        onValueChange={(key) => {
          const pair = pairs.find((candidate) => keyOf(candidate) === key);
          if (pair) onValueChange(pair);
        }}
      />
      {total > pairs.length && (
        <p className="text-sm text-ink-3">
          The first {pairs.length} of {total} pairs. Search for yours.
        </p>
      )}
    </>
  );
}

const keyOf = ({ tableId, side }: Pair): string => `${tableId} ${side}`;

/** Which of the two one was, by name or else by seat; nothing where neither is known. */
function PlayerChoice({
  pair: { names, direction },
  value,
  onValueChange,
}: {
  pair: Pair;
  value: Player | null;
  onValueChange: (player: Player) => void;
}) {
  const seats = direction && seatsOf(direction);
  const labels =
    names.first !== null && names.second !== null
      ? [names.first, names.second]
      : seats && [seatName(seats[0]), seatName(seats[1])];
  if (labels === null) return null;
  return (
    <ChoiceRow<Player>
      label="You were"
      optional
      choices={[
        { value: 'first', label: labels[0] },
        { value: 'second', label: labels[1] },
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
