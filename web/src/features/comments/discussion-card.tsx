import type { GameHand } from '@bridge-review/api/hands';
import { authRoutes } from '@bridge-review/api/routes/auth';
import type { User } from '@bridge-review/api/user';
import { useEffect, useState } from 'react';
import { addressOf } from '../../base/client.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Tabs } from '../../ui/tabs-root.tsx';
import { Tab, TabList, TabPanel } from '../../ui/tabs.tsx';
import { useHandChange, useOneHandRefresh } from '../hands/hand-change.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentsPanel } from './comments-panel.tsx';
import { NewCommentStatus } from './new-comment-status.tsx';
import { type CommentsShown, useComments, useCreateComment } from './queries.ts';

export interface DiscussionCardProps {
  hand: GameHand;
  user: User | null;
}

/** The comments on a hand. Use the hand's id as key. */
export function DiscussionCard({ hand, user }: DiscussionCardProps) {
  return (
    <Panel title="Discussion">{user === null ? <SignedOut /> : <Discussion hand={hand} user={user} />}</Panel>
  );
}

function SignedOut() {
  return (
    <EmptyState
      level={3}
      mark={false}
      title="Sign in to join the discussion"
      action={
        <ButtonLink href={addressOf(authRoutes.loginPage)} variant="primary">
          Sign In
        </ButtonLink>
      }
    />
  );
}

/**
 * The number of comments. If all are loaded they are counted here, also for the hand's card on other pages; otherwise
 * the count is refetched each time the list changes.
 */
function useCommentCount(
  hand: GameHand,
  { data, hasNextPage, dataUpdatedAt }: ReturnType<typeof useComments>,
) {
  const changeHand = useHandChange(hand.id);
  const refreshHand = useOneHandRefresh(hand.id);
  const counted = data === undefined || hasNextPage ? null : data.length;
  useEffect(() => {
    if (counted !== null) changeHand({ commentCount: counted });
  }, [changeHand, counted]);
  const partialSince = hasNextPage ? dataUpdatedAt : null;
  useEffect(() => {
    if (partialSince !== null) refreshHand();
  }, [refreshHand, partialSince]);
  return counted ?? (hasNextPage ? hand.commentCount : 0);
}

const isShown = (text: string): text is CommentsShown => text === 'all' || text === 'partnership';

function Discussion({ hand, user }: { hand: GameHand; user: User }) {
  const handId = hand.id;
  const [shown, setShown] = useState<CommentsShown>('all');
  const comments = useComments(handId, 'all', user);
  const { data: all = [], isSuccess } = comments;
  const count = useCommentCount(hand, comments);
  const create = useCreateComment(handId, user);
  const panel = { handId, user, pending: create.isPending ? create.variables : null };
  return (
    <>
      <Tabs value={shown} onValueChange={(text) => isShown(text) && setShown(text)}>
        <TabList label="Which comments" inset>
          <Tab value="all">{count === 0 ? 'All comments' : `All comments (${count})`}</Tab>
          <Tab value="partnership">Partnership only</Tab>
        </TabList>
        <TabPanel value="all">
          <PanelBody>
            <CommentsPanel {...panel} shown="all" />
          </PanelBody>
        </TabPanel>
        <TabPanel value="partnership">
          <PanelBody>
            <p className="mb-s4 text-sm text-ink-3">Visible to everyone</p>
            <CommentsPanel {...panel} shown="partnership" />
          </PanelBody>
        </TabPanel>
      </Tabs>
      <NewCommentStatus comments={all} user={user} />
      <PanelBody className="border-t">
        <CommentForm handId={handId} user={user} create={create} comments={isSuccess ? all : null} />
      </PanelBody>
    </>
  );
}
