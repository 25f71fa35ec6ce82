import type { DemoGame } from './games.ts';
import type { DemoPersonName } from './people.ts';

interface DemoComment {
  readonly game: DemoGame['key'];
  readonly board: number;
  readonly by: DemoPersonName;
  readonly text: string;
}

const say = (game: DemoGame['key'], board: number, by: DemoPersonName, text: string): DemoComment => ({
  game,
  board,
  by,
  text,
});

/** What the players have to say, in the order in which they said it. */
export const discussion: readonly DemoComment[] = [
  say(
    'match',
    12,
    'nell',
    'When you bid 4C over 3H I had three aces and a sixth spade. 4H said so without leaving clubs.',
  ),
  say('match', 12, 'piet', 'And 6C makes, where 6S from your side goes down on a diamond lead.'),
  say('match', 12, 'rosa', 'Our teammates stopped in 4S. A fine moment to find a slam against us.'),
  say('match', 15, 'jasper', 'Once you had shown 18 points, my two aces were too good to stop short of 6S.'),
  say('match', 15, 'rosa', 'Thirteen tricks, though. Should 4H have been 4NT?'),
  say(
    'match',
    16,
    'nell',
    'I doubled 3C with 15 points and four spades, and we ended two down in 4S. Better to pass?',
  ),
  say(
    'match',
    16,
    'piet',
    '3C makes, so the double was fine. 4C, to let you choose, was too much: 3S would have done.',
  ),
  say(
    'friday',
    4,
    'piet',
    'Vulnerable, I stopped at 3H with seven good hearts. Was 5H ever an idea over 4S?',
  ),
  say('friday', 4, 'nell', 'No: you have seven tricks in hearts. Defending was right; 4S simply makes.'),
  say('friday', 6, 'piet', 'I doubled 5C and we beat it by one. Nothing of ours was worth more than that.'),
  say(
    'tuesday',
    3,
    'piet',
    'All thirteen tricks. With those clubs I should have asked for aces, not jumped to 6S.',
  ),
  say(
    'tuesday',
    3,
    'ines',
    'Otto asked, counted twelve and trusted his clubs for the thirteenth. 7S it was.',
  ),
  say('tuesday', 3, 'nell', 'Then let us agree: after 2NT and a short suit, 4NT is for aces.'),
  say(
    'tuesday',
    5,
    'rosa',
    'Ten tricks in 4H at one table, eight in 3NT at another. Could one see that hearts were better?',
  ),
  say('practice', 2, 'nell', 'I have put down how I would bid it. Change it if you see it otherwise.'),
];
