import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import type { FieldErrors } from './field-errors.ts';

type Name = 'newPassword' | 'confirmPassword';

export interface NewPasswordFieldsProps {
  register(name: Name): UseFormRegisterReturn;
  readonly errors: FieldErrors<Name>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label="New password"
        hint={errors.newPassword === undefined && 'At least 6 characters.'}
        error={errors.newPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
    </>
  );
}
