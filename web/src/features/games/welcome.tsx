import type { User } from '@bridge-review/api/user';
import { Button } from '../../ui/button.tsx';
import { OpenSample } from './open-sample.tsx';

export interface WelcomeProps {
  user: User;
  /** Somebody who has opened the sample is not urged to do so again. */
  hasSample: boolean;
  onHowToBegin: () => void;
}

/** For users without games where others have some: `FirstMinutes` is one click away. */
export function Welcome({ user, hasSample, onHowToBegin }: WelcomeProps) {
  return (
    <section
      aria-labelledby="welcome"
      className="mb-s4 flex flex-wrap items-center justify-between gap-s4 border border-t-2 border-line border-t-rule bg-surface p-s4 sm:px-s6"
    >
      <div className="max-w-[38rem]">
        <p className="eyebrow">Welcome, {user.firstName}</p>
        <h2 id="welcome" className="mt-s1 text-h3">
          No games of your own yet
        </h2>
        <p className="mt-s1 text-ink-2">
          {hasSample
            ? 'Your sample game is under ‘Mine’, where you can also remove it. Upload a file of your own when you have one.'
            : 'Look around in a sample game, a club evening with invented players and real analysis, or upload a file of yours.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-s2">
        <OpenSample isOpened={hasSample} />
        <Button onClick={onHowToBegin}>How to begin</Button>
      </div>
    </section>
  );
}
