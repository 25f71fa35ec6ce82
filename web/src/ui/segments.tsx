import { RadioGroup as Radix } from 'radix-ui';

export interface SegmentsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  /** Null where none of the choices describes what is shown. */
  value: Value | null;
  onValueChange: (value: Value) => void;
}

/** One of a few words in a joined frame, as small as a corner allows; a finger gets its full height. */
export function Segments<Value extends string>({
  label,
  choices,
  value,
  onValueChange,
}: SegmentsProps<Value>) {
  const choose = (text: string) => {
    const choice = choices.find((candidate) => candidate.value === text);
    if (choice) onValueChange(choice.value);
  };
  return (
    <Radix.Root
      aria-label={label}
      // Radix tells one that is controlled by its value: an empty one is of none of the choices.
      value={value ?? ''}
      onValueChange={choose}
      orientation="horizontal"
      className="segments"
    >
      {choices.map((choice) => (
        <Radix.Item key={choice.value} value={choice.value} className="segment">
          {choice.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
