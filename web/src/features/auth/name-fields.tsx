import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { FieldErrors } from './field-errors.ts';

type Name = 'firstName' | 'lastName' | 'displayName';

export interface NameFieldsProps {
  /** Registered by the form, since the first wrong field in that order is the one that gets the focus. */
  readonly fields: Readonly<Record<Name, UseFormRegisterReturn>>;
  readonly errors: FieldErrors<Name>;
}

/** The name fields shared by registration and profile. */
export function NameFields({ fields, errors }: NameFieldsProps) {
  return (
    <>
      <div className="grid gap-s4 sm:grid-cols-2 sm:gap-s3">
        <Field label="First name" error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...fields.firstName} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...fields.lastName} />
        </Field>
      </div>
      <Field
        label="Display name"
        hint="Others see this name. At most 20 characters."
        error={errors.displayName?.message}
      >
        <Input autoComplete="nickname" {...fields.displayName} />
      </Field>
    </>
  );
}
