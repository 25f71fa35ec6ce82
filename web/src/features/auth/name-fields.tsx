import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { FieldErrors } from './field-errors.ts';

type Name = 'firstName' | 'lastName' | 'displayName';

export interface NameFieldsProps {
  register(name: Name): UseFormRegisterReturn;
  readonly errors: FieldErrors<Name>;
}

/** Who somebody is, asked in the same words when they come and when they change it. */
export function NameFields({ register, errors }: NameFieldsProps) {
  return (
    <>
      <div className="grid gap-s4 sm:grid-cols-2 sm:gap-s3">
        <Field label="First name" error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...register('lastName')} />
        </Field>
      </div>
      <Field
        label="Display name"
        hint="Others see this name. At most 20 characters."
        error={errors.displayName?.message}
      >
        <Input autoComplete="nickname" {...register('displayName')} />
      </Field>
    </>
  );
}
