import type { Card } from '@bridge-review/bridge/card';
import { parseTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { unwrap } from '@bridge-review/bridge/result';
import { Column, Columns } from './columns.tsx';
import { Contract } from '../ui/contract.tsx';
import { DealDiagram } from '../ui/deal-diagram.tsx';
import { MakeableTable } from '../ui/makeable-table.tsx';
import { Panel, PanelBody } from '../ui/panel.tsx';
import type { CardLook } from '../ui/card-pieces.ts';
import { TrickTable } from '../ui/trick-table.tsx';
import { ScoreRows, Verdict } from '../ui/verdict.tsx';
import { HANDS } from './data-examples.ts';
import { Chapter, Specimen } from './specimen.tsx';

const TRICKS = unwrap(parseTricks('96ba996ba94623446234'));
const PAR = [
  { declarer: 'N', strain: 'H' },
  { declarer: 'S', strain: 'H' },
] as const;
const nothing = () => undefined;
const WORTH: Readonly<Partial<Record<Card, NonNullable<CardLook['playable']>>>> = {
  SA: { onPlay: nothing, worth: { figure: '=', words: 'makes exactly', best: true } },
  SJ: {
    onPlay: nothing,
    worth: { figure: '+1', words: 'makes with 1 overtrick, costs 1 trick', best: false },
  },
  S5: { onPlay: nothing, worth: null },
};
const lookOf = (card: Card): CardLook => {
  const playable = WORTH[card];
  return playable ? { playable } : { played: card === 'S2', current: card === 'S2' };
};

export function AnalysisChapter() {
  return (
    <Chapter
      id="analysis"
      title="Analysis"
      lead="What the cards are worth double dummy: figures first, a word beside every colour, and one sentence of why."
    >
      <Columns>
        <Column>
          <Specimen
            name="DealDiagram"
            note="with what each card is worth, neighbours of the same worth on one rule"
          >
            <Panel aria-label="A deal with card values">
              <PanelBody>
                <DealDiagram
                  board={5}
                  dealer="N"
                  vulnerability="NS"
                  hands={HANDS}
                  trick={{
                    number: 1,
                    cards: { W: 'S2', N: 'S6', E: null, S: null },
                    winner: null,
                    turn: 'E',
                  }}
                  turn="E"
                  playsHere
                  lookOf={lookOf}
                />
              </PanelBody>
            </Panel>
          </Specimen>
        </Column>
        <Column>
          <Specimen name="MakeableTable">
            <MakeableTable tricks={TRICKS} par={PAR} />
          </Specimen>
          <Specimen name="Verdict, ScoreRows">
            <Verdict label="Your bidding" accuracy={71} title="Wrong strain">
              <p className="mt-s1 text-sm text-ink-2">Wrong strain: 4♥ was par, 2 IMPs better.</p>
              <ScoreRows
                rows={[
                  { name: 'Yours', what: <Contract contract="3NT" by="South" />, score: '+600' },
                  { name: 'Par', what: <Contract contract="4H" by="North or South" />, score: '+650' },
                ]}
              />
            </Verdict>
          </Specimen>
          <Specimen name="TrickTable" note="with what a card cost">
            <TrickTable
              caption="Tricks with mistakes"
              tricks={[
                {
                  cards: { W: 'S2', N: 'S6', E: 'SJ', S: 'SK' },
                  leader: 'W',
                  winner: 'S',
                  costs: { E: 1 },
                },
              ]}
              current={null}
              onShow={nothing}
            />
          </Specimen>
        </Column>
      </Columns>
    </Chapter>
  );
}
