import { createElement, type ReactNode } from 'react';
import { useProjectorStyles } from './projector-styles.ts';
import { SlideText } from './slide-text.tsx';

export interface SlideProps {
  /** 'Board 5', a heading of this level. */
  title: string;
  level: 1 | 2;
  /** 'Dealer North', and 'N–S vul' in red. */
  facts: ReactNode;
  /** What the presentation is about. */
  about: string;
  /** The diagram. */
  deal: ReactNode;
  /** Auction or figures, beside it. */
  side: ReactNode;
  /** One sentence. */
  say: string;
  /** What the file says, under it. */
  note?: ReactNode;
  foot: ReactNode;
  /** A picture of it, with nothing to press. */
  isSmall?: boolean;
  /** Where it can be pressed anywhere to go on. */
  onPress?: () => void;
}

/** A board on the projector. All sizes follow from those of its frame. */
export function Slide({
  title,
  level,
  facts,
  about,
  deal,
  side,
  say,
  note,
  foot,
  isSmall = false,
  onPress,
}: SlideProps) {
  useProjectorStyles();
  return (
    <div className="slide-frame" {...(isSmall && { 'data-small': '' })}>
      <div className="slide">
        <header className="slide-top">
          {createElement(`h${level}`, null, title)}
          <span>{facts}</span>
          <span>{about}</span>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a larger target for the button and the keys that do the same */}
        <div className="slide-middle" onClick={onPress}>
          {deal}
          <div className="slide-side">
            {side}
            <div className="slide-say" {...(!isSmall && { 'aria-live': 'polite' })}>
              {note}
              <p>
                <SlideText>{say}</SlideText>
              </p>
            </div>
          </div>
        </div>
        <footer className="slide-foot">{foot}</footer>
      </div>
    </div>
  );
}

/** A tick for each step of the board, the current one ringed. */
export function SlideTicks({ step, steps }: { step: number; steps: number }) {
  return (
    <div role="img" aria-label={`Step ${step + 1} of ${steps}`} className="slide-ticks">
      {Array.from({ length: steps }, (_, index) => (
        <i
          key={index}
          {...(index < step && { 'data-done': '' })}
          {...(index === step && { 'data-now': '' })}
        />
      ))}
    </div>
  );
}
