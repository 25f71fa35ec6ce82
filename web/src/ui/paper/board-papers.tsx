/**
 * A board as it is printed: on half a sheet, on a quarter, and on a fifteenth.
 *
 * @module
 */
import { pointsOf } from '@bridge-review/bridge/hand';
import { seatName, seats } from '@bridge-review/bridge/seat';
import { Contract } from '../contract.tsx';
import { PlayingCard } from '../playing-card.tsx';
import { Sentence } from '../sentence.tsx';
import { TableMark } from '../table-mark.tsx';
import { vulnerabilityText } from '../vulnerability-text.ts';
import { PaperAuction } from './paper-auction.tsx';
import type { PaperBoard, PaperResult } from './paper-board.ts';
import { PaperDeal, PaperHand } from './paper-deal.tsx';
import { PaperTricks } from './paper-tricks.tsx';

function DealerLine({ board: { dealer, vulnerability } }: { board: PaperBoard }) {
  return (
    <span>
      Dealer {seatName(dealer)}, <b>{vulnerabilityText(vulnerability)}</b>
    </span>
  );
}

/** '3NT by South, lead ♠2, made exactly: +600, 44% for N–S' */
function ResultLine({ result }: { result: PaperResult }) {
  const { contract, declarer, lead, made, score } = result;
  return (
    <>
      {contract === null ? (
        'No contract'
      ) : (
        <b>
          <Contract contract={contract} by={declarer === null ? undefined : seatName(declarer)} />
        </b>
      )}
      {lead !== null && (
        <>
          , lead <PlayingCard card={lead} />
        </>
      )}
      {made !== '' && `, ${made}`}
      {score !== '' && `: ${score} for N–S`}
    </>
  );
}

const pairsText = ({ NS, EW }: PaperResult['pairs']): string =>
  [NS && `N–S ${NS}`, EW && `E–W ${EW}`].filter((text) => text !== '').join('; ');

/** As many contracts of the field as have room. */
const MOST_CONTRACTS = 10;

/** With three ruled lines for notes. `about` says which game it is from. */
export function HalfBoard({ board, about }: { board: PaperBoard; about: string }) {
  const { number, result, analysis, field } = board;
  const pairs = result === null ? '' : pairsText(result.pairs);
  return (
    <section className="paper-half" data-board={number} aria-label={`Board ${number}`}>
      <header>
        <h2>Board {number}</h2>
        <DealerLine board={board} />
        <span>{about}</span>
      </header>
      <PaperDeal board={board} />
      <div className="paper-facts">
        <PaperAuction board={board} />
        {result !== null && (
          <div>
            <span className="paper-label">Result</span>
            <ResultLine result={result} />
            {pairs !== '' && <p>{pairs}</p>}
          </div>
        )}
        <div className="paper-pair">
          {analysis !== null && (
            <div>
              <span className="paper-label">Tricks, double dummy</span>
              <PaperTricks analysis={analysis} count="tricks" />
            </div>
          )}
          <div className="paper-facts">
            {analysis !== null && (
              <div>
                <span className="paper-label">Par</span>
                <BriefPar board={board} />
              </div>
            )}
            {field.length > 0 && (
              <div>
                <span className="paper-label">What they bid</span>
                <p className="paper-field">
                  {field.slice(0, MOST_CONTRACTS).map(({ contract, tables }) => (
                    <span key={contract}>
                      <Contract contract={contract} /> {tables}
                    </span>
                  ))}
                  {field.length > MOST_CONTRACTS && `and ${field.length - MOST_CONTRACTS} others`}
                </p>
              </div>
            )}
          </div>
        </div>
      </div>
      <div className="paper-notes">
        <span className="paper-label">Notes</span>
        <i />
        <i />
        <i />
      </div>
    </section>
  );
}

function BriefPar({ board: { analysis } }: { board: PaperBoard }) {
  if (analysis === null) return null;
  const { brief, score } = analysis;
  if (brief === null) return 'Passed out';
  return (
    <>
      <b>
        <Contract contract={brief.contract} />
      </b>{' '}
      {brief.by}, {score} for N–S
    </>
  );
}

export function QuarterBoard({ board }: { board: PaperBoard }) {
  const { number, result, analysis } = board;
  return (
    <section data-board={number} aria-label={`Board ${number}`}>
      <header>
        <h2>Board {number}</h2>
        <DealerLine board={board} />
      </header>
      <PaperDeal board={board}>
        {analysis !== null && <PaperTricks analysis={analysis} count="tricks" />}
      </PaperDeal>
      <PaperAuction board={board} />
      {(result !== null || analysis !== null) && (
        <div className="paper-result">
          {result !== null && (
            <p>
              <ResultLine result={result} />
            </p>
          )}
          {analysis !== null && (
            <p>
              <Sentence>{analysis.sentence}</Sentence>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** As clubs print hand records: number, dealer and vulnerability, par, HCP in compass order, makeable contracts. */
export function RecordBoard({ board }: { board: PaperBoard }) {
  const { number, dealer, vulnerability, hands, analysis } = board;
  return (
    <section data-board={number} aria-label={`Board ${number}`}>
      <div className="paper-number">
        <h2>{number}</h2>
        Dealer {dealer}
        <br />
        <b>{vulnerabilityText(vulnerability)}</b>
      </div>
      {seats.map((seat) => (
        <PaperHand key={seat} seat={seat} hand={hands[seat]} />
      ))}
      <TableMark dealer={dealer} vulnerability={vulnerability} className="paper-mark" />
      <div className="paper-points">
        {seats.map((seat) => {
          const hand = hands[seat];
          return (
            <span key={seat} style={{ gridArea: POINTS_AT[seat] }} aria-label={`${seatName(seat)} HCP`}>
              {hand === null ? '' : pointsOf(hand)}
            </span>
          );
        })}
      </div>
      {analysis !== null && (
        <>
          <div className="paper-par">
            par {analysis.score}
            <br />
            {analysis.brief === null ? (
              'Passed out'
            ) : (
              <>
                <Contract contract={analysis.brief.contract} /> {analysis.brief.by}
              </>
            )}
          </div>
          <PaperTricks analysis={analysis} count="odd tricks" />
        </>
      )}
    </section>
  );
}

const POINTS_AT = { N: '1 / 2', E: '2 / 3', S: '3 / 2', W: '2 / 1' } as const;
