import type { EmbedInput } from '@bridge-review/api/embed-input';
import { readHands } from '@bridge-review/bridge/read-hands';
import { seatName } from '@bridge-review/bridge/seat';
import { AuctionTable } from '../ui/auction-table.tsx';
import { DealDiagram } from '../ui/deal-diagram.tsx';

interface EmbeddedQuestionProps {
  question: NonNullable<EmbedInput['question']>;
  message: string | undefined;
  /** Where a POST opens the rest. */
  action: string;
}

/** One hand and the auction so far. The rest is not there: it comes with a request of its own. */
export function EmbeddedQuestion({ question, message, action }: EmbeddedQuestionProps) {
  const { boardNumber, dealer, vulnerability, seat, hand, calls, alerted } = question;
  return (
    <div className="embed-body">
      <DealDiagram
        board={boardNumber}
        dealer={dealer}
        vulnerability={vulnerability}
        hands={readHands({ [seat]: hand })}
        missing="hidden"
      />
      <div className="embed-side">
        <h2>What do you bid as {seatName(seat)}?</h2>
        <AuctionTable
          dealer={dealer}
          vulnerability={vulnerability}
          calls={calls.map((call, index) => ({
            call,
            note: alerted.includes(index) ? { alerted: true, note: null } : undefined,
          }))}
          turn="?"
        />
        {message !== undefined && <p className="embed-message">“{message}”</p>}
        <form method="post" action={action}>
          <button className="embed-button">Show the whole board</button>
        </form>
      </div>
    </div>
  );
}
