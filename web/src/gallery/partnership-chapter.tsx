import { startAuction } from '@bridge-review/bridge/auction';
import { Check, Pencil, Trash2, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { callOptions } from '../features/bidding/call-options.ts';
import { auctionOf } from '../features/bidding/recorded-auction.ts';
import { Badge } from '../ui/badge.tsx';
import { BiddingBox } from '../ui/bidding-box.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceList } from '../ui/choice-list.tsx';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { CommentItem } from '../ui/comment-item.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Panel, PanelBody } from '../ui/panel.tsx';
import { PersonList, PersonRow } from '../ui/person-row.tsx';
import { Prose } from '../ui/prose.tsx';
import { Strip } from '../ui/strip.tsx';
import { Switch } from '../ui/switch.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const PAIRS = [
  { value: '4', label: 'Margaret Oduya – Alasdair Penrose', detail: 'Pair 4, N–S, 27 boards' },
  { value: '6', label: 'Ewa Zieba – Jonas Kessel', detail: 'Pair 6, E–W, 27 boards' },
];

const SEATS = [
  { value: '', label: 'Unknown' },
  { value: 'N', label: 'North' },
  { value: 'E', label: 'East' },
  { value: 'S', label: 'South' },
  { value: 'W', label: 'West' },
] as const;

const nothing = () => {};

export function PartnershipChapter() {
  const [seat, setSeat] = useState<(typeof SEATS)[number]['value']>('S');
  const [pair, setPair] = useState('4');
  return (
    <Chapter
      id="partnership"
      title="Partnership"
      lead="Who played, how they bid, what they say. Closed calls stay reachable and say why they are closed."
    >
      <Specimen name="BiddingBox" note="at the start; a level typed; after 1NT; closed calls say why">
        <div className="grid max-w-[58rem] gap-s5 md:grid-cols-2">
          <BiddingBox
            options={callOptions(startAuction('N'))}
            onCall={nothing}
            level={3}
            hint="North to call"
          />
          <BiddingBox
            options={callOptions(auctionOf('N', ['1NT', 'Double']))}
            onCall={nothing}
            hint="South to call"
          />
        </div>
      </Specimen>
      <Specimen name="ChoiceRow">
        <ChoiceRow
          label="Your seat"
          optional
          hint="We score your bidding for this side."
          choices={SEATS}
          value={seat}
          onValueChange={setSeat}
          className="max-w-dialog"
        />
      </Specimen>
      <Specimen name="ChoiceList">
        <div className="max-w-dialog">
          <ChoiceList label="Pairs" choices={PAIRS} value={pair} onValueChange={setPair} />
        </div>
      </Specimen>
      <Specimen name="Strip" note="with Switch">
        <Strip label="Your part in this game">
          <Switch checked onCheckedChange={() => undefined}>
            Played this game
          </Switch>
          <p className="text-ink-2">
            Partner <b className="text-ink">Alasdair P.</b>
          </p>
          <Button variant="quiet" hang="right" className="ml-auto">
            Change
          </Button>
        </Strip>
      </Specimen>
      <Specimen name="PersonList" note="with a badge, with a button">
        <Panel className="max-w-[46rem]">
          <PanelBody className="py-s2 sm:py-s2">
            <PersonList label="People">
              <PersonRow
                name="Alasdair P."
                detail="alasdair@example.org"
                action={
                  <Badge tone="ok" icon={Check}>
                    Already Partner
                  </Badge>
                }
              />
              <PersonRow
                name="Henrike van der Wollenstein"
                detail="henrike.with.a.rather.long.address@bridge-club.example.org"
                action={
                  <Button variant="danger" hang="right" icon={UserMinus}>
                    Remove
                  </Button>
                }
              />
            </PersonList>
          </PanelBody>
        </Panel>
      </Specimen>
      <Specimen name="CommentItem" note="with Prose; one’s own, edited; one on its way">
        <Panel className="max-w-[36rem]">
          <PanelBody>
            <ul aria-label="Comments">
              <CommentItem author="Alasdair P." time="2 hours ago">
                <Prose>I should raise hearts over 2!S. Repeating the diamonds hid three good trumps.</Prose>
              </CommentItem>
              <CommentItem
                author="Margaret O."
                time="1 day ago · edited"
                actions={
                  <span className="-my-s2 -mr-s3 flex">
                    <IconButton icon={Pencil} label="Edit your comment" />
                    <IconButton icon={Trash2} label="Delete your comment" />
                  </span>
                }
              >
                <Prose>{'4!H was the popular spot:\neight tables of eleven, <all> making.'}</Prose>
              </CommentItem>
              <CommentItem author="Margaret O." time="Sending…" pending>
                <Prose>At our table West led a spade.</Prose>
              </CommentItem>
            </ul>
          </PanelBody>
        </Panel>
      </Specimen>
    </Chapter>
  );
}
