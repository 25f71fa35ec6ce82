import { Check, Trash2, Upload } from 'lucide-react';
import { Badge, BadgeRow } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Call } from '../ui/call.tsx';
import { Field } from '../ui/field.tsx';
import { Figure, FiguresStrip } from '../ui/figures-strip.tsx';
import { Input } from '../ui/input.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel, PanelBody, PanelFooter } from '../ui/panel.tsx';
import { Progress } from '../ui/progress.tsx';
import { Switch } from '../ui/switch.tsx';
import { TableMark } from '../ui/table-mark.tsx';
import { Chapter } from './specimen.tsx';

export function ThemesChapter() {
  return (
    <Chapter
      id="themes"
      title="Both themes"
      lead="The same parts in light and in dark, whatever the page itself is set to."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-2">
        <Sheet theme="light" />
        <Sheet theme="dark" />
      </div>
    </Chapter>
  );
}

function Sheet({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div
      data-theme={theme}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-s5 bg-paper p-s4 text-ink sm:p-s5"
    >
      <p className="eyebrow">{theme}</p>
      <div className="flex flex-wrap gap-s2">
        <Button variant="primary" icon={Upload}>
          Upload PBN
        </Button>
        <Button>View Hands</Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <Button variant="destructive">Delete game</Button>
        <Button disabled>Previous</Button>
      </div>
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
      <div className="flex flex-wrap items-center gap-s5 text-[1.2rem]">
        <TableMark dealer="S" vulnerability="EW" />
        <Call call="1C" />
        <Call call="4H" />
        <Call call="3NT" />
        <Call call="Pass" />
        <Call call="Double" />
      </div>
      <Panel title={`Edit details, ${theme}`} note="uploader only" level={3}>
        <PanelBody className="grid gap-s4">
          <Field label="Title" hint="As it stands in the list.">
            <Input defaultValue="Larkmoor Autumn Teams" />
          </Field>
          <Field label="Email" error="Please enter a valid email address">
            <Input defaultValue="joan.whitlock@" />
          </Field>
          <Switch checked onCheckedChange={() => undefined}>
            Played this game
          </Switch>
          <Progress label="Reading 24 boards" value={75} />
        </PanelBody>
        <PanelFooter>Others see this at once.</PanelFooter>
      </Panel>
      <FiguresStrip>
        <Figure label="Accuracy" value="72" unit="%" note="198 finished auctions" />
        <Figure label="Hands" value="231" note="18 this month" />
      </FiguresStrip>
      <Notice tone="warn" title="Two boards were left out">
        The other 22 are here.
      </Notice>
    </div>
  );
}
