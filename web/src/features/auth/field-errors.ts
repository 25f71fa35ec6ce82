/** What a form says of some of its fields. */
export type FieldErrors<Name extends string> = Partial<Record<Name, { message?: string | undefined }>>;
