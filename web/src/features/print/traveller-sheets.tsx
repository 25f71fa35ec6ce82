import type { GameHand } from '@bridge-review/api/hands';
import type { Traveller } from '@bridge-review/api/ranking';
import { counted } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import { useMemo } from 'react';
import { Contract } from '../../ui/contract.tsx';
import type { PaperBlock } from '../../ui/paper/paper-block.tsx';
import { PlayingCard } from '../../ui/playing-card.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import type { TravellerLine } from '../../ui/traveller-table.tsx';
import { vulnerabilityText } from '../../ui/vulnerability-text.ts';
import { analysedBoard } from '../analysis/analysed-board.ts';
import { parSentence } from '../analysis/par-text.ts';
import { entrantText, pointsText } from '../ranking/ranking-text.ts';
import { travellerLine } from '../ranking/traveller-line.ts';
import { PrintFailure, PrintPreview } from './print-preview.tsx';
import { useTravellers } from './queries.ts';
import { TableSheets } from './table-sheets.tsx';

export interface TravellerSheetsProps {
  hands: readonly GameHand[];
  withAnalysis: boolean;
  title: string;
  about: string;
}

/** The travellers of boards, best first for N–S, several a page. */
export function TravellerSheets({ hands, withAnalysis, title, about }: TravellerSheetsProps) {
  const query = useTravellers(hands);
  const { data, isError } = query;
  const blocks = useMemo(
    () =>
      data?.filter(({ rows }) => rows.length > 0).map((traveller) => blockOf(traveller, withAnalysis)) ??
      null,
    [data, withAnalysis],
  );
  if (data === undefined && isError) return <PrintFailure query={query} />;
  if (blocks === null) return <PrintPreview sheets={null} empty="" />;
  const without = hands.length - blocks.length;
  return (
    <TableSheets
      blocks={blocks}
      head={{ title: 'Travellers', about: [title, about].join(', '), part: '' }}
      note={without === 0 ? null : `${counted(without, 'board')} without results.`}
      empty="The file has no results of these boards."
    />
  );
}

function blockOf(traveller: Traveller, withAnalysis: boolean): PaperBlock {
  const { handId, boardNumber, dealer, vulnerability, rows, total, unit, top } = traveller;
  const points = unit === 'percent' ? 'MPs' : 'IMPs';
  const analysed = withAnalysis ? analysedBoard(traveller, { tricks: traveller.trickTable }) : null;
  return {
    key: String(handId),
    title: `Board ${boardNumber}`,
    note: `Dealer ${seatName(dealer)}, ${vulnerabilityText(vulnerability)} · ${counted(total, 'table')}${top === null ? '' : ` · top ${pointsText(top)}`}`,
    columns: WIDTHS.map((width, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- columns are known by their place
      <col key={index} style={{ width: `${width}mm` }} />
    )),
    head: (
      <>
        <th scope="col">North–South</th>
        <th scope="col">East–West</th>
        <th scope="col">Contract</th>
        <th scope="col">Lead</th>
        <th scope="col">Tricks</th>
        <th scope="col" data-right="">
          N–S plus
        </th>
        <th scope="col" data-right="">
          E–W plus
        </th>
        <th scope="col" data-right="">
          N–S {points}
        </th>
        <th scope="col" data-right="">
          E–W {points}
        </th>
      </>
    ),
    rows: rows.map((row) => {
      const line = travellerLine(row, unit, entrantText);
      return { key: String(line.key), cells: <Row line={line} /> };
    }),
    foot: analysed && <Sentence>{parSentence(analysed)}</Sentence>,
  };
}

/** In millimetres, 190 together: names have what is left. */
const WIDTHS = [48, 48, 20, 11, 12, 13, 13, 12.5, 12.5];

function Row({ line }: { line: TravellerLine }) {
  const { NS, EW, contract, declarer, result, lead, tricks, adjusted } = line;
  return (
    <tr>
      <td {...(NS.own && { 'data-own': '' })}>
        {NS.number} {NS.names}
      </td>
      <td {...(EW.own && { 'data-own': '' })}>
        {EW.number} {EW.names}
      </td>
      {adjusted === '' ? (
        <>
          <td>
            {contract === null ? '–' : <Contract contract={contract} />} {declarer} {result}
          </td>
          <td>{lead !== null && <PlayingCard card={lead} />}</td>
          <td>{tricks}</td>
          <td data-right="">{line.plusNS}</td>
          <td data-right="">{line.plusEW}</td>
        </>
      ) : (
        <td colSpan={5} data-adjusted="">
          {adjusted}
        </td>
      )}
      <td data-right="">{line.pointsNS}</td>
      <td data-right="">{line.pointsEW}</td>
    </tr>
  );
}
