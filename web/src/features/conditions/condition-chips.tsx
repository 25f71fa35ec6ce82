import { formatCondition } from '@bridge-review/bridge/conditions/format-condition';
import { conditionText } from '@bridge-review/bridge/meanings/condition-text';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Chip as ChipLook, ChipButton, ChipRow } from '../../ui/chip.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { SuitText } from '../../ui/suit-text.tsx';
import { ChipForm } from './chip-form.tsx';
import { chipLabel, sourceText, spoken, spokenCondition } from './chip-text.ts';
import type { Chip } from './chip.ts';
import { addCondition, changeChip, MAX_OWN_CONDITIONS, switchChip } from './edits.ts';
import type { Conditions } from './use-conditions.ts';

interface ConditionChipsProps {
  conditions: Conditions;
  /** By chip: a few words on what follows from it. */
  notes?: Readonly<Record<string, ReactNode>>;
}

const NO_NOTES: Readonly<Record<string, ReactNode>> = {};

/** What is being edited: a chip, or a new one of a seat. */
type Open = { readonly chip: string } | { readonly seat: Seat } | null;

/** One row a seat. Each chip can be changed in place or switched off; conditions of one's own can be added. */
export function ConditionChips({ conditions, notes = NO_NOTES }: ConditionChipsProps) {
  const { seats, chips, edits, change } = conditions;
  const [open, setOpen] = useState<Open>(null);
  const rows = useRef<HTMLDivElement>(null);
  /** The focus returns to the button that opened the form. */
  const close = (name: string) => {
    flushSync(() => setOpen(null));
    rows.current?.querySelector<HTMLElement>(`[data-opens="${name}"]`)?.focus();
  };
  return (
    <div ref={rows} className="grid grid-cols-1 gap-s3">
      {seats.map((seat) => (
        <ChipRow key={seat} name={seatName(seat)}>
          {chips
            .filter((chip) => chip.seat === seat)
            .map((chip) =>
              open && 'chip' in open && open.chip === chip.id ? (
                <ChipForm
                  key={chip.id}
                  label={<Sentence>{`Change ${chipLabel(chip)}`}</Sentence>}
                  text={formatCondition(chip.condition)}
                  emptyHint={
                    chip.source.kind === 'own'
                      ? 'Leave empty to remove it.'
                      : 'Leave empty for what the auction says.'
                  }
                  onDone={(condition) => {
                    change((before) => changeChip(before, chip, condition));
                    close(chip.id);
                  }}
                  onCancel={() => close(chip.id)}
                />
              ) : (
                <ShownChip
                  key={chip.id}
                  chip={chip}
                  note={notes[chip.id]}
                  onEdit={() => setOpen({ chip: chip.id })}
                  onSwitch={() => change((before) => switchChip(before, chip))}
                />
              ),
            )}
          {open && 'seat' in open && open.seat === seat ? (
            <ChipForm
              label={`New condition on ${seatName(seat)}`}
              text=""
              emptyHint="For example 6-10, 6+H or bal."
              onDone={(condition) => {
                if (condition) change((before) => addCondition(before, seat, condition));
                close(seat);
              }}
              onCancel={() => close(seat)}
            />
          ) : (
            <ChipButton
              data-opens={seat}
              aria-label={`Add a condition on ${seatName(seat)}`}
              disabled={edits.own.length >= MAX_OWN_CONDITIONS}
              onClick={() => setOpen({ seat })}
            >
              Add
            </ChipButton>
          )}
        </ChipRow>
      ))}
    </div>
  );
}

interface ShownChipProps {
  chip: Chip;
  note: ReactNode;
  onEdit: () => void;
  onSwitch: () => void;
}

function ShownChip({ chip, note, onEdit, onSwitch }: ShownChipProps) {
  const { condition, isOff, reason } = chip;
  const what = `${seatName(chip.seat)}: ${spokenCondition(condition)}`;
  return (
    <ChipLook
      isOff={isOff}
      opens={chip.id}
      source={<SuitText>{isOff && reason ? reason : sourceText(chip)}</SuitText>}
      note={note}
      editLabel={`Change ${what} (${spoken(sourceText(chip))})${isOff ? ', left out' : ''}`}
      switchLabel={`${isOff ? 'Put back' : 'Leave out'} ${what}`}
      onEdit={onEdit}
      onSwitch={onSwitch}
    >
      <SuitText muted={isOff}>{conditionText(condition)}</SuitText>
    </ChipLook>
  );
}
