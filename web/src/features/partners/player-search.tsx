import { limits } from '@bridge-review/api/limits';
import type { Partner } from '@bridge-review/api/partners';
import { Check, UserPlus } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { nameOf } from '../../base/name-of.ts';
import { errorMessage } from '../../base/request-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { PersonList, PersonRow } from '../../ui/person-row.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useAddPartner, usePartners, usePlayerSearch } from './queries.ts';

/** Finds players by name or address, to add them as partners. */
export function PlayerSearch() {
  const [text, setText] = useState('');
  const search = usePlayerSearch();
  const wanted = text.trim();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (wanted !== '' && !search.isPending) search.mutate(wanted);
  };
  const change = (value: string) => {
    setText(value);
    if (value === '') search.reset();
  };
  return (
    <PanelBody>
      <search>
        <form onSubmit={submit} className="flex flex-wrap gap-s2">
          <SearchInput
            label="Search players by name or email"
            placeholder="Name or email"
            value={text}
            maxLength={limits.search}
            onValueChange={change}
            className="min-w-[9rem] flex-1"
          />
          <Button
            type="submit"
            disabled={wanted === ''}
            pending={search.isPending}
            pendingText="Searching..."
          >
            Search
          </Button>
        </form>
      </search>
      <div aria-live="polite">
        {search.isError && (
          <Notice tone="error" className="mt-s4" title="The search failed">
            {errorMessage(search.error)}
          </Notice>
        )}
        {search.isSuccess && <Found players={search.data} wanted={search.variables} />}
      </div>
    </PanelBody>
  );
}

function Found({ players, wanted }: { players: readonly Partner[]; wanted: string }) {
  const partners = usePartners().data ?? [];
  const add = useAddPartner();
  if (players.length === 0) {
    return (
      <p className="mt-s4 text-ink-2">
        {[...wanted].length < limits.searchMin
          ? `Please type at least ${limits.searchMin} characters.`
          : `No player matches ‘${wanted}’. Try another part of the name, or the email address.`}
      </p>
    );
  }
  return (
    <div className="mt-s3 border-t border-line">
      <PersonList label="Players found">
        {players.map((player) => (
          <PersonRow
            key={player.id}
            name={nameOf(player)}
            detail={player.email}
            action={
              partners.some(({ id }) => id === player.id) ? (
                <Badge tone="ok" icon={Check}>
                  Already Partner
                </Badge>
              ) : (
                <Button
                  icon={UserPlus}
                  aria-label={`Add Partner: ${nameOf(player)}`}
                  pending={add.isPending && add.variables.id === player.id}
                  pendingText="Adding..."
                  onClick={() => add.mutate(player)}
                >
                  Add Partner
                </Button>
              )
            }
          />
        ))}
      </PersonList>
    </div>
  );
}
