import { messages } from '@bridge-review/api/messages';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';

/** Most people who ask for a game that is not there saw it a moment ago. */
export const gameMissing = (): AppError => new AppError('not_found', { message: messages.gameMissing });

/** Editing is for whoever uploaded the game, and for nobody else: not even for an administrator. */
export function permitEdit({ person }: Viewer, uploader: number | null): void {
  if (uploader === null) throw gameMissing();
  if (uploader !== person.id) throw new AppError('forbidden');
}

/** An administrator may always delete a game; its uploader while nobody else has used it. */
export function permitDelete({ person }: Viewer, uploader: number | null): void {
  if (uploader === null) throw gameMissing();
  if (uploader !== person.id && person.userType !== 'admin') throw new AppError('forbidden');
}
