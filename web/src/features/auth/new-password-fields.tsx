import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import type { FieldErrors } from './field-errors.ts';

type Name = 'newPassword' | 'confirmPassword';

export interface NewPasswordFieldsProps {
  /** Registered by the form, since the first wrong field in that order is the one that gets the focus. */
  readonly fields: Readonly<Record<Name, UseFormRegisterReturn>>;
  readonly errors: FieldErrors<Name>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ fields, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label="New password"
        hint={errors.newPassword === undefined && 'At least 6 characters.'}
        error={errors.newPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...fields.newPassword} />
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...fields.confirmPassword} />
      </Field>
    </>
  );
}
