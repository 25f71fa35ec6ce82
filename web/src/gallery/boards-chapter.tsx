import type { Card } from '@bridge-review/bridge/card';
import type { Seat } from '@bridge-review/bridge/seat';
import { useState } from 'react';
import { AuctionTable } from '../ui/auction-table.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Column, Columns } from './columns.tsx';
import { Corner, SidePoints } from '../ui/corner.tsx';
import { DateBlock } from '../ui/date-block.tsx';
import { DealDiagram } from '../ui/deal-diagram.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { FileRow } from '../ui/file-row.tsx';
import { CardGrid, HandCard, HandCardPlaceholder } from '../ui/hand-card.tsx';
import { Link } from '../ui/link.tsx';
import { ListRow, RowList } from '../ui/list-row.tsx';
import { type CurveTrick, LargeCurve } from '../ui/large-curve.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel, PanelBody } from '../ui/panel.tsx';
import { PlayControls } from '../ui/play-controls.tsx';
import { PlayingCard } from '../ui/playing-card.tsx';
import { Segments } from '../ui/segments.tsx';
import { CurveSlider } from '../ui/trick-curve.tsx';
import { TrickTable } from '../ui/trick-table.tsx';
import { HANDS } from './data-examples.ts';
import { Chapter, Specimen } from './specimen.tsx';

const TRICK = { W: 'S2', N: 'S6', E: 'SA', S: 'S8' } as const;
const GONE: ReadonlySet<Card> = new Set(Object.values(TRICK));
const lookOf = (card: Card) => ({ played: GONE.has(card), current: card === 'S8' });
const nothing = () => undefined;
const shown: ReadonlySet<Seat> = new Set<Seat>(['N', 'S']);

const CURVE = {
  values: Array.from({ length: 53 }, (_, index) => (index > 8 && index <= 30 ? 10 : 9)),
  needed: 10,
  steps: 52,
  claimed: false,
  marks: [
    { index: 8, name: 'Trick 3, West: two of clubs', label: <>West ♣2</>, cost: 1 },
    { index: 30, name: 'Trick 8, South: jack of clubs', label: <>South ♣J</>, cost: 1 },
  ],
};
const WINNERS = Array.from({ length: 13 }, (_, index): CurveTrick => ({
  isPlayed: true,
  won: index % 3 === 0 ? 'defence' : 'declarer',
}));

export function BoardsChapter() {
  const [step, setStep] = useState(4);
  return (
    <Chapter
      id="boards"
      title="Boards and games"
      lead="The deal takes its size from the room it is in. What was played is struck through, what was just played is reversed; words say the same beside it."
    >
      <Columns>
        <Column>
          <Specimen name="DealDiagram, Corner" note="with its corners, a hand unknown and one hidden">
            <Panel aria-label="A deal">
              <PanelBody>
                <DealDiagram
                  board={5}
                  dealer="N"
                  vulnerability="NS"
                  hands={{ ...HANDS, W: null }}
                  shown={shown}
                  onToggle={nothing}
                  corners={
                    <>
                      <Corner of="points" title="HCP">
                        <SidePoints hands={HANDS} shown={shown} />
                      </Corner>
                      <Corner of="hands" title="Hands">
                        <Segments
                          label="Hands shown"
                          choices={[
                            { value: 'all', label: 'All' },
                            { value: 'none', label: 'None' },
                          ]}
                          value={null}
                          onValueChange={nothing}
                        />
                      </Corner>
                    </>
                  }
                />
              </PanelBody>
            </Panel>
          </Specimen>
        </Column>
        <Column>
          <Specimen name="DealDiagram, PlayControls" note="while the play is stepped through">
            <Panel aria-label="A play">
              <PanelBody>
                <DealDiagram
                  board={8}
                  dealer="W"
                  vulnerability="EW"
                  hands={HANDS}
                  players={{ N: 'Ines Amsel', E: 'Bram Kestrel', S: null, W: null }}
                  trick={{ number: 1, cards: TRICK, winner: 'E', turn: 'E' }}
                  turn="E"
                  lookOf={lookOf}
                />
              </PanelBody>
              <PlayControls
                step={step}
                steps={52}
                onStep={setStep}
                slider={<CurveSlider {...CURVE} step={step} onStep={setStep} valueText={`${step} cards`} />}
              >
                {step} cards; <PlayingCard card="S8" /> last
              </PlayControls>
            </Panel>
          </Specimen>
          <Specimen name="LargeCurve" note="declarer’s tricks at the left, the defence’s at the right">
            <LargeCurve
              {...CURVE}
              step={step}
              tricks={WINNERS}
              current={Math.floor((step - 1) / 4)}
              onStep={setStep}
            />
          </Specimen>
          <Specimen name="LargeCurve" note="claimed, and without values">
            <LargeCurve
              {...CURVE}
              values={null}
              marks={[]}
              step={0}
              steps={30}
              claimed
              tricks={WINNERS.slice(0, 7)}
              current={null}
              onStep={nothing}
            >
              Working out the play
            </LargeCurve>
          </Specimen>
          <Specimen name="AuctionTable" note="with a footnote and a turn">
            <AuctionTable
              dealer="N"
              vulnerability="NS"
              calls={[{ call: '1D' }, { call: 'Double', footnote: 1 }, { call: '2H' }, { call: 'Pass' }]}
              turn="?"
            />
          </Specimen>
          <Specimen name="TrickTable">
            <TrickTable
              caption="Tricks"
              tricks={[
                { cards: TRICK, leader: 'W', winner: 'E' },
                { cards: { W: null, N: null, E: 'HA', S: 'H6' }, leader: 'E', winner: null },
              ]}
              current={0}
              onShow={nothing}
            />
          </Specimen>
        </Column>
      </Columns>
      <Specimen name="Pager" row>
        <Pager label="Boards" index={1} count={12} onPrevious={nothing} onNext={nothing} />
      </Specimen>
      <Specimen name="HandCard" note="for those who played, for the others, and before it is drawn">
        <CardGrid label="Cards">
          <HandCard
            href="/hands/1"
            board={6}
            dealer="E"
            vulnerability="EW"
            hasBidding
            commentCount={1}
            contract="5DX"
            declarer="W"
          />
          <HandCard
            href="/hands/2"
            board={9}
            dealer="N"
            vulnerability="None"
            hasBidding={false}
            commentCount={0}
          />
          <HandCardPlaceholder
            card={{
              href: '/hands/3',
              board: 10,
              dealer: 'E',
              vulnerability: 'All',
              hasBidding: false,
              commentCount: 0,
            }}
          />
        </CardGrid>
      </Specimen>
      <Specimen name="RowList, ListRow, DateBlock, LoadMore">
        <RowList label="Rows">
          <ListRow
            lead={<DateBlock date={new Date('2025-10-18T00:00:00Z')} timeZone="UTC" />}
            actions={
              <>
                <Button variant="quiet">Edit Details</Button>
                <ButtonLink href="#boards">View Hands</ButtonLink>
              </>
            }
          >
            <div className="flex flex-wrap items-center gap-x-[0.7rem] gap-y-s1">
              <h3 className="text-[1.5rem]">
                <Link tone="title" href="#boards">
                  Larkmoor Autumn Teams
                </Link>
              </h3>
              <Badge>Round 3</Badge>
            </div>
            <p className="text-ink-2">Larkmoor Bridge Club</p>
          </ListRow>
        </RowList>
        <LoadMore label="Loading more games" loading failed={false} onLoad={nothing} />
        <LoadMore label="Loading more games" loading={false} failed onLoad={nothing} />
      </Specimen>
      <Specimen name="FileDrop, FileRow, FactList">
        <div className="grid max-w-dialog gap-s4">
          <FileDrop prompt="Drop files or a folder here" onFiles={nothing} />
          <FileRow name="larkmoor-2025-10-25.pbn" size={39_321} onRemove={nothing} />
          <FactList
            facts={[
              ['Title', 'Larkmoor Autumn Teams'],
              ['Date', '18 October 2025'],
            ]}
          />
        </div>
      </Specimen>
    </Chapter>
  );
}
