import { ownDataRoutes } from '@bridge-review/api/routes/own-data';
import { Download } from 'lucide-react';
import { addressOf } from '../../base/client.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { AccountSection } from './account-section.tsx';

export const OwnData = () => (
  <AccountSection title="Your data" intro="Everything we store about you.">
    <PanelBody className="flex flex-wrap items-center justify-between gap-x-s5 gap-y-s2">
      <p className="min-w-0 flex-1 basis-[18rem]">
        Your account, the files you uploaded, your bidding, comments, partners and links, as one ZIP file.
      </p>
      <ButtonLink icon={Download} hang="left" href={addressOf(ownDataRoutes.download)} download>
        Download your data
      </ButtonLink>
    </PanelBody>
  </AccountSection>
);
