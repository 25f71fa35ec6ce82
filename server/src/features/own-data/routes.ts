import type { AreaHandlers } from '../../http/handler.ts';
import type { OwnDataService } from './service.ts';

export const ownDataHandlers = (ownData: OwnDataService): AreaHandlers<'ownData'> => ({
  download: async ({ viewer }) => ownData.archive(viewer.person),
});
