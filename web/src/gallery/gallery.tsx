import { CircleHelp, LogOut, Settings, ShieldCheck } from 'lucide-react';
import { Footer } from '../ui/footer.tsx';
import { Link } from '../ui/link.tsx';
import { Masthead } from '../ui/masthead.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx';
import { Page } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ThemeMenu } from '../ui/theme-menu.tsx';
import { toast } from '../ui/toast-store.ts';
import { UserButton } from '../ui/user-button.tsx';
import { ActionsChapter } from './actions-chapter.tsx';
import { AnalysisChapter } from './analysis-chapter.tsx';
import { BoardsChapter } from './boards-chapter.tsx';
import { BridgeChapter } from './bridge-chapter.tsx';
import { ColourChapter } from './colour-chapter.tsx';
import { DataChapter } from './data-chapter.tsx';
import { FormsChapter } from './forms-chapter.tsx';
import { OverlaysChapter } from './overlays-chapter.tsx';
import { PartnershipChapter } from './partnership-chapter.tsx';
import { SessionChapter } from './session-chapter.tsx';
import { SheetsChapter } from './sheets-chapter.tsx';
import { StatesChapter } from './states-chapter.tsx';
import { StatsChapter } from './stats-chapter.tsx';
import { ThemesChapter } from './themes-chapter.tsx';
import { TypeChapter } from './type-chapter.tsx';

const CHAPTERS = [
  ['colour', 'Colour'],
  ['type', 'Type and space'],
  ['actions', 'Actions'],
  ['forms', 'Forms'],
  ['sheets', 'Sheets'],
  ['bridge', 'Bridge'],
  ['boards', 'Boards and games'],
  ['session', 'The session'],
  ['analysis', 'Analysis'],
  ['partnership', 'Partnership'],
  ['data', 'Figures'],
  ['statistics', 'Statistics'],
  ['overlays', 'Overlays'],
  ['states', 'States'],
  ['themes', 'Both themes'],
] as const;

/** Every part in every state: the reference for screens. Only the development server serves it. */
export function Gallery() {
  return (
    <Page masthead={<GalleryMasthead />} footer={<GalleryFooter />}>
      <PageHead
        title="The parts"
        meta={[
          <b key="what" className="text-ink">
            Every part, every state
          </b>,
          'What screens are made of',
          'Development only',
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-s6 lg:grid-cols-[10.5rem_minmax(0,1fr)]">
        <Index />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-s8">
          <ColourChapter />
          <TypeChapter />
          <ActionsChapter />
          <FormsChapter />
          <SheetsChapter />
          <BridgeChapter />
          <BoardsChapter />
          <SessionChapter />
          <AnalysisChapter />
          <PartnershipChapter />
          <DataChapter />
          <StatsChapter />
          <OverlaysChapter />
          <StatesChapter />
          <ThemesChapter />
        </div>
      </div>
    </Page>
  );
}

function Index() {
  return (
    <nav aria-label="Chapters" className="self-start border-t-2 border-rule pt-s2 lg:sticky lg:top-[6rem]">
      <ul className="flex flex-wrap gap-x-s5 lg:grid">
        {CHAPTERS.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-tap items-center text-ink-2 no-underline hover:text-ink hover:underline lg:min-h-[2.25rem]"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const choose = () => void toast({ title: 'Chosen', description: 'A menu item was chosen.' });

const PLACES = [
  { href: '#top', name: 'Games', current: 'page' },
  { href: '#statistics', name: 'Stats', current: null },
  { href: '#partnership', name: 'Partners', current: null },
] as const;

function GalleryMasthead() {
  return (
    <Masthead
      name="Bridge Review"
      tagline="Upload and review bridge games with bidding analysis"
      places={PLACES}
    >
      <ThemeMenu />
      <Menu trigger={<UserButton name="Margaret O." />}>
        <MenuLabel>margaret@example.org</MenuLabel>
        <MenuSeparator />
        <MenuItem icon={Settings} onSelect={choose}>
          Account Settings
        </MenuItem>
        <MenuItem icon={ShieldCheck} onSelect={choose}>
          Admin Panel
        </MenuItem>
        <MenuItem icon={CircleHelp} href="mailto:support@example.org">
          Help & Support
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={LogOut} disabled keepOpen onSelect={choose}>
          Signing Out...
        </MenuItem>
      </Menu>
    </Masthead>
  );
}

function GalleryFooter() {
  return (
    <Footer>
      <span>© 2025 Bridge Review Platform</span>
      <Link tone="text" href="mailto:support@example.org">
        support@example.org
      </Link>
    </Footer>
  );
}
