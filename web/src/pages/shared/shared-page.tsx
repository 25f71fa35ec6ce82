import type { Shared, SharedBoard } from '@bridge-review/api/shares';
import type { Call as CallText } from '@bridge-review/bridge/call';
import { seatName } from '@bridge-review/bridge/seat';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../base/page-title.ts';
import { errorMessage, RequestError } from '../../base/request-error.ts';
import { useOpenQuestion, useShared } from '../../features/shares/queries.ts';
import { SharedBoardView } from '../../features/shares/shared-board-view.tsx';
import { SharedHead, sharedTitle } from '../../features/shares/shared-head.tsx';
import { SharedQuestionView } from '../../features/shares/shared-question-view.tsx';
import { Call } from '../../ui/call.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Invitation } from './invitation.tsx';
import { SharedGame } from './shared-game.tsx';

interface SharedPageProps {
  token: string;
  /** Of a board in a shared game. */
  place: string | undefined;
  isVisitor: boolean;
}

/** What somebody has shared, for whoever has the link. */
export function SharedPage({ token, place, isVisitor }: SharedPageProps) {
  const { data, isPending, isFetching, error, refetch } = useShared(token);
  usePageTitle(data ? sharedTitle(data) : 'Shared board');
  return (
    <div className="grid gap-s6">
      {data ? (
        <SharedContent token={token} place={place} shared={data} />
      ) : isPending ? (
        <SkeletonGroup label="Loading the board" className="grid gap-s4">
          <Skeleton className="h-[2.4rem] w-[18rem]" />
          <Skeleton className="h-[26rem]" />
        </SkeletonGroup>
      ) : error instanceof RequestError && error.status === 404 ? (
        <EmptyState level={1} title="This link does not work">
          It was withdrawn, has expired, or is incomplete. Ask the person who sent it for a new one.
        </EmptyState>
      ) : (
        <ErrorState
          level={1}
          title="The board could not be loaded"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorMessage(error)}
        </ErrorState>
      )}
      {isVisitor && !isPending && <Invitation />}
    </div>
  );
}

interface SharedContentProps {
  token: string;
  place: string | undefined;
  shared: Shared;
}

function SharedContent({ token, place, shared }: SharedContentProps) {
  if (shared.boards) return <SharedGame token={token} place={place} shared={shared} boards={shared.boards} />;
  if (shared.question) return <AskedQuestion token={token} shared={shared} question={shared.question} />;
  return (
    <>
      <SharedHead shared={shared} />
      {shared.board && <SharedBoardView board={shared.board} message={shared.message} />}
    </>
  );
}

interface AskedQuestionProps {
  token: string;
  shared: Shared;
  question: NonNullable<Shared['question']>;
}

/** The rest opens once the visitor has answered, or does not want to. */
function AskedQuestion({ token, shared, question }: AskedQuestionProps) {
  const opening = useOpenQuestion(token);
  const [answer, setAnswer] = useState<CallText | null>(null);
  const give = (call: CallText | null) => {
    setAnswer(call);
    opening.mutate();
  };
  return (
    <>
      <SharedHead shared={shared} />
      {opening.data ? (
        <SharedBoardView board={opening.data} message={shared.message}>
          <Answer answer={answer} question={question} opened={opening.data} />
        </SharedBoardView>
      ) : (
        <SharedQuestionView
          question={question}
          message={shared.message}
          onAnswer={give}
          isOpening={opening.isPending}
          failure={
            opening.isError ? (
              <PanelBody>
                <Notice tone="error" announce="alert">
                  {errorMessage(opening.error)}
                </Notice>
              </PanelBody>
            ) : undefined
          }
        />
      )}
    </>
  );
}

interface AnswerProps {
  answer: CallText | null;
  question: NonNullable<Shared['question']>;
  opened: SharedBoard;
}

/** What the visitor called, beside what was called at the table. */
function Answer({ answer, question, opened }: AnswerProps) {
  const called = opened.auction?.calls[question.calls.length];
  const name = seatName(question.seat);
  const place = useRef<HTMLParagraphElement>(null);
  // The box that had the focus is gone, and what has opened begins at the top.
  useEffect(() => {
    scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Panel aria-label="Your answer">
      <PanelBody>
        <p ref={place} tabIndex={-1} className="text-lg outline-none">
          {answer !== null && (
            <>
              You <CallDone call={answer} />.{' '}
            </>
          )}
          {called !== undefined &&
            (called === answer ? (
              `So did ${name}.`
            ) : (
              <>
                {name} <CallDone call={called} />.
              </>
            ))}
        </p>
      </PanelBody>
    </Panel>
  );
}

const WORDS: Partial<Record<CallText, string>> = {
  Pass: 'passed',
  Double: 'doubled',
  Redouble: 'redoubled',
};

/** 'passed', 'bid 3NT' */
const CallDone = ({ call }: { call: CallText }) =>
  WORDS[call] ?? (
    <>
      bid <Call call={call} />
    </>
  );
