import { PartnerList } from '../partners/partner-list.tsx';
import { PlayerSearch } from '../partners/player-search.tsx';
import { AccountSection } from './account-section.tsx';

export function PartnersTab() {
  return (
    <>
      <AccountSection
        title="Partner Management"
        intro="The players you play with. Only you can see this list. The players on it are not notified."
      >
        <PartnerList />
      </AccountSection>
      <AccountSection
        title="Find players"
        intro="Search by name or email address: press Enter or the button. At most twenty players are shown."
      >
        <PlayerSearch />
      </AccountSection>
    </>
  );
}
