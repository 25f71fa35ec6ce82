import type { TableStyles } from '@bridge-review/api/styles';
import { type StyleName, styleNames } from '@bridge-review/bridge/meanings/style-name';
import type { ToldStyle } from '@bridge-review/bridge/meanings/told-style';
import type { Side } from '@bridge-review/bridge/side';
import { Field } from '../../ui/field.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { STYLE_TEXT, styleSentence } from './style-text.ts';

interface StyleFieldProps {
  side: Side;
  told: ToldStyle;
  evidence: TableStyles[Side];
  onChoose: (side: Side, style: StyleName | null) => void;
}

/** In which style the calls of a pair are read and why, and another one for whoever knows better. */
export function StyleField({ side, told, evidence, onChoose }: StyleFieldProps) {
  return (
    <Field
      label={`${SIDE_TEXT[side]} play`}
      hint={styleSentence(told, evidence.system)}
      className="w-[17rem] max-w-full"
    >
      <NativeSelect
        options={OPTIONS}
        value={evidence.choice ?? AS_TOLD}
        onValueChange={(style) => onChoose(side, style === AS_TOLD ? null : style)}
      />
    </Field>
  );
}

const AS_TOLD = 'as told';

const OPTIONS = [
  { value: AS_TOLD, label: 'As the game tells' },
  ...styleNames.map((value) => ({ value, label: STYLE_TEXT[value] })),
] as const;
