import type { User } from '@bridge-review/api/user';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { useHandChange } from '../hands/hand-change.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentsPanel } from './comments-panel.tsx';
import { NewCommentStatus } from './new-comment-status.tsx';
import { type CommentsShown, useComments, useCreateComment } from './queries.ts';

export interface DiscussionCardProps {
  handId: number;
  user: User | null;
}

/** What players say about a hand. Give it the hand's id as key. */
export function DiscussionCard({ handId, user }: DiscussionCardProps) {
  return (
    <Panel title="Discussion">
      {user === null ? <SignedOut /> : <Discussion handId={handId} user={user} />}
    </Panel>
  );
}

function SignedOut() {
  return (
    <EmptyState
      level={3}
      mark={false}
      title="Sign in to join the discussion"
      action={
        <ButtonLink href="/api/login" variant="primary">
          Sign In
        </ButtonLink>
      }
    />
  );
}

/** Cards of the hand on other pages count what has come in here, too. */
function useShownCount(handId: number, count: number | null): void {
  const changeHand = useHandChange(handId);
  useEffect(() => {
    if (count !== null) changeHand({ commentCount: count });
  }, [changeHand, count]);
}

const isShown = (text: string): text is CommentsShown => text === 'all' || text === 'partnership';

function Discussion({ handId, user }: { handId: number; user: User }) {
  const [shown, setShown] = useState<CommentsShown>('all');
  const { data: all = [], isSuccess, hasNextPage } = useComments(handId, 'all', user);
  useShownCount(handId, isSuccess && !hasNextPage ? all.length : null);
  const create = useCreateComment(handId, user);
  const panel = { handId, user, pending: create.isPending ? create.variables : null };
  return (
    <>
      <Tabs value={shown} onValueChange={(text) => isShown(text) && setShown(text)}>
        <TabList label="Which comments" inset>
          <Tab value="all">
            {all.length === 0 ? 'All comments' : `All comments (${all.length}${hasNextPage ? '+' : ''})`}
          </Tab>
          <Tab value="partnership">Partnership only</Tab>
        </TabList>
        <TabPanel value="all">
          <PanelBody>
            <CommentsPanel {...panel} shown="all" />
          </PanelBody>
        </TabPanel>
        <TabPanel value="partnership">
          <PanelBody>
            <p className="mb-s4 text-sm text-ink-3">Everyone can read these comments.</p>
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
