import type { TableStyles } from '@bridge-review/api/styles';
import { type StyleName, styleNames } from '@bridge-review/bridge/meanings/style-name';
import type { ResolvedStyle } from '@bridge-review/bridge/meanings/resolve-style';
import type { Side } from '@bridge-review/bridge/side';
import { Field } from '../../ui/field.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { STYLE_TEXT, styleSentence } from './style-text.ts';

interface StyleFieldProps {
  side: Side;
  resolved: ResolvedStyle;
  evidence: TableStyles[Side];
  onChoose: (side: Side, style: StyleName | null) => void;
}

/** In which style the calls of a pair are read and why, and another one for whoever knows better. */
export function StyleField({ side, resolved, evidence, onChoose }: StyleFieldProps) {
  return (
    <Field
      label={`${SIDE_TEXT[side]} play`}
      hint={styleSentence(resolved, evidence.system)}
      className="w-[17rem] max-w-full"
    >
      <NativeSelect
        options={OPTIONS}
        value={evidence.choice ?? AUTOMATIC}
        onValueChange={(style) => onChoose(side, style === AUTOMATIC ? null : style)}
      />
    </Field>
  );
}

const AUTOMATIC = 'automatic';

const OPTIONS = [
  { value: AUTOMATIC, label: 'Judge from this game' },
  ...styleNames.map((value) => ({ value, label: STYLE_TEXT[value] })),
] as const;
