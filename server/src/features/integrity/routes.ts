import type { AreaHandlers } from '../../http/handler.ts';
import type { IntegrityService } from './service.ts';

export const integrityHandlers = (integrity: IntegrityService): AreaHandlers<'integrity'> => ({
  check: () => integrity.check(),
  fix: ({ viewer }) => integrity.fix(viewer.person.id),
  progress: () => integrity.progress(),
});
