import type { Seat } from '@bridge-review/bridge/seat';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { Avatar } from '../ui/avatar.tsx';
import { Call } from '../ui/call.tsx';
import { Contract } from '../ui/contract.tsx';
import { Logo } from '../ui/logo.tsx';
import { Suit } from '../ui/suit.tsx';
import { TableMark } from '../ui/table-mark.tsx';

import { Chapter, Specimen } from './specimen.tsx';

const MARKS: [Seat, Vulnerability, string][] = [
  ['N', 'None', 'Neither vul'],
  ['E', 'NS', 'N–S vul'],
  ['S', 'EW', 'E–W vul'],
  ['W', 'All', 'Both vul'],
];

export function BridgeChapter() {
  return (
    <Chapter
      id="bridge"
      title="Bridge"
      lead="Suits are drawings of our own, each with a hidden name. A call is one word. The table mark says dealer and vulnerability at a glance; words beside it say the same."
    >
      <Specimen name="Suit" note="in text, in ranks, large" row>
        {(['text-md', 'text-[1.65rem]', 'text-[4rem]'] as const).map((size) => (
          <span key={size} className={`inline-flex flex-wrap items-center gap-[0.4em] pr-s5 ${size}`}>
            <Suit suit="S" />
            <Suit suit="H" />
            <Suit suit="D" />
            <Suit suit="C" />
          </span>
        ))}
        <span className="inline-flex items-center gap-s2 text-h2 text-ink-off">
          <Suit suit="S" muted />
          <Suit suit="H" muted />
          <Suit suit="D" muted />
          <Suit suit="C" muted />
        </span>
      </Specimen>
      <Specimen name="Call" row>
        <span className="flex flex-wrap items-baseline gap-s5 text-[1.2rem]">
          <Call call="1C" />
          <Call call="1D" />
          <Call call="4H" />
          <Call call="6S" />
          <Call call="3NT" />
          <Call call="Pass" />
          <Call call="Double" />
          <Call call="Redouble" />
        </span>
      </Specimen>
      <Specimen name="Call, in prose">
        <p className="max-w-measure font-serif text-[1.09rem] leading-[1.48]">
          I should raise hearts over <Call call="2S" className="font-sans text-[0.95em]" />. Repeating the
          diamonds hid three good trumps, and <Call call="3NT" className="font-sans text-[0.95em]" /> was not
          there.
        </p>
      </Specimen>
      <Specimen name="Contract" row>
        <span className="flex flex-wrap items-baseline gap-s5">
          <Contract contract="3NT" by="South" />
          <Contract contract="5DX" by="West" />
          <Contract contract="4SXX" by="East" />
          <Contract contract="Pass" />
        </span>
      </Specimen>
      <Specimen name="TableMark" row>
        {MARKS.map(([dealer, vulnerability, words]) => (
          <span key={dealer} className="flex items-center gap-s3 pr-s5">
            <TableMark dealer={dealer} vulnerability={vulnerability} />
            <span className="text-sm text-ink-2">{words}</span>
          </span>
        ))}
        <TableMark className="size-s8" label="A table" />
      </Specimen>
      <Specimen name="Logo" note="still, and dealing while one waits" row>
        <Logo />
        <Logo className="size-s7" />
        <Logo className="size-s8" dealing />
      </Specimen>
      <Specimen name="Avatar" note="initials, none, a picture that fails" row>
        <Avatar name="Margaret Oduya" />
        <Avatar name="" />
        <Avatar name="Henrike Vos" src="https://localhost:9443/missing.png" />
        <Avatar name="Alasdair Penrose" size="lg" />
        <Avatar name="" size="lg" />
      </Specimen>
    </Chapter>
  );
}
