import { sampleDeal } from '@bridge-review/api/sample-deal';
import type { User } from '@bridge-review/api/user';
import { parseDeal } from '@bridge-review/bridge/deal';
import { unwrap } from '@bridge-review/bridge/result';
import { DealDiagram } from '../../ui/deal-diagram.tsx';
import { OpenSample } from './open-sample.tsx';
import { UploadButton } from './upload-button.tsx';
import { WhereYouPlay } from './where-you-play.tsx';

const STEPS = [
  ['Upload a game', 'One file is enough: the deals, or deals and results of the whole club.'],
  ['Mark it as played', 'Find your name in the results. We add your auctions where the file has them.'],
  [
    'See what the bidding cost',
    'Each board is compared with the best result available. Discuss it with your partner.',
  ],
] as const;

const HANDS = unwrap(parseDeal(sampleDeal.deal));

export interface FirstMinutesProps {
  user: User;
  /** The sample is there, in the list above: what is left is to bring a file. */
  hasSample: boolean;
}

/** What somebody without games can do: open the sample, upload a file, and where to get one. */
export function FirstMinutes({ user, hasSample }: FirstMinutesProps) {
  return (
    <>
      <section
        aria-labelledby="first-minutes"
        className="grid grid-cols-[minmax(0,1fr)] border border-t-2 border-line border-t-rule bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      >
        <div className="p-s4 sm:px-s6 sm:py-s5">
          <p className="eyebrow">Welcome, {user.firstName}</p>
          <h2 id="first-minutes" className="mt-[0.4rem] text-h2 sm:text-[2.1rem]">
            {hasSample ? 'No games of your own yet' : 'No games yet'}
          </h2>
          <div className="mt-s2 grid max-w-[38rem] gap-s2 font-serif text-lg text-ink-2">
            <p>
              Upload your first PBN file to start reviewing bridge games. PBN files contain bridge hand data
              and can be uploaded from your computer.
            </p>
            <p>
              {hasSample
                ? 'No file at hand? Look around in the sample game above: mark it as played, and bid a board. You can remove it at any time.'
                : 'No file at hand? Look around in a sample game: a club evening with invented players and real analysis. You can remove it at any time.'}
            </p>
          </div>
          <div className="mt-s5 flex flex-wrap gap-s2">
            {!hasSample && <OpenSample />}
            <UploadButton variant={hasSample ? 'primary' : 'default'}>Upload PBN File</UploadButton>
          </div>
          <ol className="mt-s5 border-t border-line-2">
            {STEPS.map(([title, text], index) => (
              <li
                key={title}
                className="grid grid-cols-[2.6rem_minmax(0,1fr)] items-baseline border-b border-line py-[0.65rem] last:border-b-0 last:pb-0"
              >
                <span aria-hidden className="font-serif text-[1.9rem] leading-none font-medium text-green">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-[1.2rem] leading-snug">{title}</h3>
                  <p className="text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        {/* No wider inset than the diagram's own: the compass needs the room. */}
        <div className="border-line py-s4 max-lg:border-t max-lg:px-s4 sm:py-s5 sm:max-lg:px-s6 lg:border-l">
          <h3 className="eyebrow lg:px-s5">From the sample game</h3>
          <div className="mt-s3">
            <DealDiagram {...sampleDeal} hands={HANDS} />
          </div>
        </div>
      </section>
      <WhereYouPlay />
    </>
  );
}
