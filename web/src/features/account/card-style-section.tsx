import type { CardStyle } from '@bridge-review/api/card-style';
import type { User } from '@bridge-review/api/user';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Field } from '../../ui/field.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { AccountSection } from './account-section.tsx';
import { CardPreview } from './card-preview.tsx';
import { useUpdateCardStyle } from './queries.ts';

const LANGUAGES: readonly { value: CardStyle['language']; label: string }[] = [
  { value: 'en', label: 'A K Q J (English, Finnish)' },
  { value: 'fr', label: 'A R D V (French)' },
  { value: 'de', label: 'A K D B (German)' },
  { value: 'nl', label: 'A H V B (Dutch)' },
  { value: 'da', label: 'E K D B (Danish)' },
  { value: 'is', label: 'Á K D G (Icelandic)' },
  { value: 'sv', label: 'E K D Kn (Swedish, Norwegian)' },
];

/** Each choice is saved at once, and shown in the preview as everywhere else. */
export function CardStyleSection({ user: { cardStyle } }: { user: User }) {
  const update = useUpdateCardStyle();
  const choose = (change: Partial<CardStyle>) => update.mutate(change);
  return (
    <AccountSection
      title="Cards"
      intro="How you see cards and suits, wherever you sign in. Other players choose for themselves, and files keep the English letters."
    >
      <PanelBody className="grid gap-x-s6 gap-y-s5 sm:grid-cols-[minmax(0,1fr)_12.5rem]">
        <div className="grid content-start gap-s4">
          <ChoiceRow
            label="Suits"
            choices={[
              { value: 'two', label: 'Two colours' },
              { value: 'four', label: 'Four colours' },
            ]}
            value={cardStyle.colours}
            onValueChange={(colours) => choose({ colours })}
          />
          <Field label="Letters">
            <NativeSelect
              options={LANGUAGES}
              value={cardStyle.language}
              onValueChange={(language) => choose({ language })}
              className="w-full"
            />
          </Field>
          <ChoiceRow
            label="Ten"
            choices={[
              { value: 'T', label: 'T' },
              { value: '10', label: '10' },
            ]}
            value={cardStyle.ten}
            onValueChange={(ten) => choose({ ten })}
          />
          <ChoiceRow
            label="Size"
            choices={[
              { value: 'normal', label: 'Normal' },
              { value: 'large', label: 'Large' },
            ]}
            value={cardStyle.size}
            onValueChange={(size) => choose({ size })}
          />
        </div>
        <CardPreview />
      </PanelBody>
    </AccountSection>
  );
}
