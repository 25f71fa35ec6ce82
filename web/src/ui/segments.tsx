import { RadioButtons, type RadioButtonsProps } from './radio-buttons.tsx';

export type SegmentsProps<Value extends string> = Omit<
  RadioButtonsProps<Value>,
  'className' | 'buttonClassName'
>;

/** One of a few words in a joined frame, as small as a corner allows; a finger gets its full height. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  return <RadioButtons {...props} className="segments" buttonClassName="segment" />;
}
