import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { FormError } from '../ui/form-error.tsx';
import { Input } from '../ui/input.tsx';
import { Link } from '../ui/link.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { Panel, PanelBody } from '../ui/panel.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { RadioLines } from '../ui/radio-lines.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { SegmentedTab, SegmentedTabList } from '../ui/segmented-tabs.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { Tabs } from '../ui/tabs-root.tsx';
import { TabPanel } from '../ui/tabs.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const PARTNERS = [
  { value: '', label: 'No partner / Unknown' },
  { value: 'alasdair', label: 'Alasdair Penrose', detail: 'alasdair@example.org' },
  { value: 'henrike', label: 'Henrike Vos', detail: 'henrike@example.org' },
  { value: 'tomas', label: 'Tomas Lindqvist', detail: 'deactivated', disabled: true },
];

const TYPES = [
  { value: 'player', label: 'Player' },
  { value: 'admin', label: 'Admin' },
];

export function FormsChapter() {
  return (
    <Chapter
      id="forms"
      title="Forms"
      lead="Label above, hint below, and an error that says what to do, tied to its control. Every target is at least 47 pixels high."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s6 md:grid-cols-2">
        <Controls />
        <AccountPanel />
      </div>
      <Specimen name="SearchInput" note="empty and filled">
        <Searches />
      </Specimen>
      <Specimen name="Switch" row>
        <Switch checked onCheckedChange={() => undefined}>
          Played this game
        </Switch>
        <Switch checked={false} onCheckedChange={() => undefined}>
          Played this game
        </Switch>
        <Switch disabled checked={false} onCheckedChange={() => undefined}>
          Not available
        </Switch>
        <Switch disabled checked onCheckedChange={() => undefined}>
          Not available
        </Switch>
      </Specimen>
      <Specimen name="Checkbox, RadioLines">
        <Ticks />
      </Specimen>
    </Chapter>
  );
}

function Ticks() {
  const [isMe, setIsMe] = useState(true);
  const [where, setWhere] = useState('new');
  return (
    <>
      <Checkbox checked={isMe} onCheckedChange={setIsMe}>
        <b className="font-semibold">Margaret Oduya, pair 4, North</b> is me; I played with Alasdair Penrose
      </Checkbox>
      <RadioLines
        label="Where to"
        value={where}
        onValueChange={setWhere}
        choices={[
          { value: 'new', label: 'As a new game, ‘Hand of 14 October’' },
          {
            value: '7',
            label: 'Add to Larkmoor Autumn Teams',
            detail: '18 October 2025, 24 of these boards',
          },
        ]}
      />
    </>
  );
}

function Controls() {
  const [partner, setPartner] = useState<string | null>(null);
  const [type, setType] = useState('player');
  return (
    <Specimen name="Field" note="Input, PasswordInput, Select, NativeSelect, Textarea">
      <Field label="Title" id="gallery-title">
        <Input defaultValue="Larkmoor Autumn Teams" />
      </Field>
      <Field label="Location" optional hint="The club or the town.">
        <Input placeholder="Larkmoor Bridge Club" />
      </Field>
      <Field label="Date" error="Date is required" id="gallery-date">
        <Input type="date" />
      </Field>
      <Field label="File">
        <Input disabled defaultValue="larkmoor-2025-10-18.pbn" />
      </Field>
      <Field label="New password" hint="At least 6 characters.">
        <PasswordInput autoComplete="new-password" defaultValue="abcdefgh" />
      </Field>
      <Field label="Partner">
        <Select
          options={PARTNERS}
          value={partner}
          onValueChange={setPartner}
          placeholder="Choose a partner"
        />
      </Field>
      <Field label="Seat" error="Choose where you sat">
        <Select options={PARTNERS} value={null} onValueChange={setPartner} placeholder="Choose a seat" />
      </Field>
      <Field label="User type">
        <NativeSelect options={TYPES} value={type} onValueChange={setType} />
      </Field>
      <Field label="Add a comment" hint="Seen by everyone who can open this game.">
        <Textarea placeholder="What would you have bid?" />
      </Field>
      <FormError
        message="The game was not saved"
        issues={[{ fieldId: 'gallery-date', message: 'Date is required' }]}
      />
      <FormError message="Network error occurred. Please try again." />
    </Specimen>
  );
}

/** The sign-in sheet: segmented tabs over a form. */
function AccountPanel() {
  return (
    <Specimen name="SegmentedTabs" note="in a Panel">
      <Panel aria-label="Sign in or create an account">
        <Tabs defaultValue="register">
          <SegmentedTabList label="Account">
            <SegmentedTab value="login">Sign In</SegmentedTab>
            <SegmentedTab value="register">Create Account</SegmentedTab>
          </SegmentedTabList>
          <TabPanel value="login">
            <PanelBody className="grid gap-s4">
              <Field label="Email">
                <Input type="email" autoComplete="email" />
              </Field>
              <Field label="Password">
                <PasswordInput autoComplete="current-password" />
              </Field>
              <Button variant="primary" full>
                Sign In
              </Button>
            </PanelBody>
          </TabPanel>
          <TabPanel value="register">
            <PanelBody className="grid gap-s4">
              <div className="grid grid-cols-2 gap-s3">
                <Field label="First name">
                  <Input defaultValue="Joan" />
                </Field>
                <Field label="Last name">
                  <Input defaultValue="Whitlock" />
                </Field>
              </div>
              <Field label="Display name" hint="Others see this name. At most 20 characters.">
                <Input defaultValue="Joan W." />
              </Field>
              <Field label="Email" error="Please enter a valid email address">
                <Input type="email" defaultValue="joan.whitlock@" />
              </Field>
              <Field label="Password">
                <PasswordInput autoComplete="new-password" defaultValue="abcdefgh" />
              </Field>
              <Button variant="primary" full>
                Create Account
              </Button>
              <p className="text-sm text-ink-3">
                Already registered? <Link href="#forms">Sign in</Link>
              </p>
            </PanelBody>
          </TabPanel>
        </Tabs>
      </Panel>
    </Specimen>
  );
}

function Searches() {
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('larkmore');
  const placeholder = 'Search games, tournaments, or uploaders...';
  return (
    <>
      <SearchInput label="Search games" value={first} onValueChange={setFirst} placeholder={placeholder} />
      <SearchInput
        label="Search games again"
        value={second}
        onValueChange={setSecond}
        placeholder={placeholder}
      />
    </>
  );
}
