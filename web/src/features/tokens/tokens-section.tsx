import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { RevocableList } from '../account/revocable-list.tsx';
import { useRevokeToken, useTokens } from './queries.ts';
import { TokenRow } from './token-row.tsx';

// Few people ever make a token.
const NewTokenDialog = lazyPart(async () => (await import('./new-token-dialog.tsx')).NewTokenDialog);

export function TokensSection() {
  const [isMaking, setMaking] = useState(false);
  return (
    <AccountSection
      title="Programs"
      intro="A personal token lets a program upload or read for you, without your password. Changing your password revokes all tokens."
    >
      <PanelBody className="py-s2 sm:py-s3">
        <TokenList />
        <p className="border-t border-line pt-s4 pb-s2">
          <Button onClick={() => NewTokenDialog.whenLoaded(() => setMaking(true))}>New token</Button>
        </p>
      </PanelBody>
      {isMaking && <NewTokenDialog onClose={() => setMaking(false)} />}
    </AccountSection>
  );
}

function TokenList() {
  return (
    <RevocableList
      label="Tokens"
      empty="No program has a token."
      list={useTokens()}
      revocation={useRevokeToken()}
      question={({ name }) => ({
        title: `Revoke ‘${name}’?`,
        description: 'Programs that use it are refused from now on. This cannot be undone.',
        verb: 'Revoke token',
        pendingText: 'Revoking...',
      })}
      renderRow={(token, onRevoke) => <TokenRow key={token.id} token={token} onRevoke={onRevoke} />}
    />
  );
}
