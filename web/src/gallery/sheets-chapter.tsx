import { Check, Pencil } from 'lucide-react';
import { Badge, BadgeRow } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DraftNotice } from '../ui/draft-notice.tsx';
import { MetaStrip } from '../ui/meta-strip.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel, PanelBody, PanelFooter } from '../ui/panel.tsx';
import { Tabs } from '../ui/tabs-root.tsx';
import { Tab, TabList, TabPanel } from '../ui/tabs.tsx';
import { Chapter, Specimen } from './specimen.tsx';

export function SheetsChapter() {
  return (
    <Chapter
      id="sheets"
      title="Sheets"
      lead="A panel is a sheet under an ink rule. Inside it only hairlines: a box in a box is a mistake."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s6 md:grid-cols-2">
        <Specimen name="Panel" note="title, note, two bodies, footer">
          <Panel title="Contract odds" note="1,578 layouts of the East–West cards" level={3}>
            <PanelBody>The first body.</PanelBody>
            <PanelBody>A second one follows under a hairline.</PanelBody>
            <PanelFooter>East holds five or more spades and 8 to 15 points, as the auction says.</PanelFooter>
          </Panel>
        </Specimen>
        <Specimen name="Tabs" note="underlined, in a panel">
          <Panel title="Discussion" level={3}>
            <Tabs defaultValue="all">
              <TabList label="Comments" inset>
                <Tab value="all">All comments (3)</Tab>
                <Tab value="partners">Partnership only</Tab>
              </TabList>
              <TabPanel value="all">
                <PanelBody>Three comments.</PanelBody>
              </TabPanel>
              <TabPanel value="partners">
                <PanelBody>None yet.</PanelBody>
              </TabPanel>
            </Tabs>
          </Panel>
        </Specimen>
      </div>
      <Specimen name="Tabs" note="on the page; scroll sideways where they do not fit">
        <Tabs defaultValue="stats">
          <TabList label="Account">
            <Tab value="profile">Profile</Tab>
            <Tab value="password">Password</Tab>
            <Tab value="partners">Partners</Tab>
            <Tab value="stats">Stats</Tab>
            <Tab value="off" disabled>
              Not available
            </Tab>
          </TabList>
          {['profile', 'password', 'partners', 'stats'].map((tab) => (
            <TabPanel key={tab} value={tab}>
              The {tab} tab.
            </TabPanel>
          ))}
        </Tabs>
      </Specimen>
      <Specimen name="Badge" note="filled only for a state">
        <BadgeRow>
          <Badge>Dealer North</Badge>
          <Badge tone="vul">N–S vul</Badge>
          <Badge tone="ok" icon={Check}>
            Has Bidding
          </Badge>
          <Badge tone="warn">Warning</Badge>
          <Badge tone="error">Error</Badge>
          <Badge tone="info">Info</Badge>
          <Badge tone="absent">No comments</Badge>
        </BadgeRow>
      </Specimen>
      <Specimen name="Notice" note="a message in the page">
        <Notice tone="ok">
          PBN file uploaded successfully! The games are now available in your dashboard.
        </Notice>
        <Notice tone="warn" title="Two boards were left out">
          Line 212: board 9 has 14 cards in East. Line 388: board 17 has no deal. The other 22 boards are
          here.
        </Notice>
        <Notice tone="error" title="The comment was not sent">
          Your text is kept. Try again when the connection is back.
        </Notice>
        <Notice tone="info">Visible to everyone</Notice>
      </Specimen>
      <Specimen name="DraftNotice" note="restored, and offered">
        <DraftNotice onDiscard={() => undefined}>Your unposted comment was kept.</DraftNotice>
        <DraftNotice onUse={() => undefined} onDiscard={() => undefined}>
          You have an unsaved auction for this board.
        </DraftNotice>
      </Specimen>
      <Specimen name="MetaStrip">
        <MetaStrip
          items={[
            <b key="date" className="text-ink">
              18 October 2025
            </b>,
            'Larkmoor Bridge Club',
            null,
            'Round 3',
          ]}
        />
      </Specimen>
      <Specimen name="PageHead" note="back link, title, facts, note, actions">
        <div className="border border-line p-s4">
          <PageHeadSample />
        </div>
      </Specimen>
    </Chapter>
  );
}

function PageHeadSample() {
  return (
    <PageHead
      back={{ href: '#sheets', label: 'Back to games' }}
      title="Larkmoor Autumn Teams"
      meta={[
        <b key="date" className="text-ink">
          18 October 2025
        </b>,
        'Larkmoor Bridge Club',
        'County Teams Cup',
        'Round 3',
      ]}
      note="Uploaded by Tomas Lindqvist, 19 October 2025"
      actions={<Button icon={Pencil}>Edit Details</Button>}
    />
  );
}
