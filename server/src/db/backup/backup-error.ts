/** Something about a backup that whoever asked for it should know; the message is for them. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
