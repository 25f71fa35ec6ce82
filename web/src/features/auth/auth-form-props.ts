/** What the two forms of the auth page share. */
export interface AuthFormProps {
  readonly email: string;
  onEmail(email: string): void;
  onSwitch(): void;
}
