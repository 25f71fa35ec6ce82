import type { AreaHandlers } from '../../http/handler.ts';
import type { StorageService } from './service.ts';

export const storageHandlers = (storage: StorageService): AreaHandlers<'storage'> => ({
  usage: ({ viewer }) => storage.ofUser(viewer.person.id),
});
