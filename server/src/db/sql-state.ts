/** PostgreSQL's five-character code of an error, looked for behind the wrappers that drizzle adds. */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return null;
}

/** The unique constraint or index that refused a row. */
export function violatedUnique(error: unknown): string | null {
  if (sqlState(error) !== '23505') return null;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return null;
}
