import type { Handlers } from '../../http/handler.ts';
import type { IntegrityService } from './service.ts';

type IntegrityRoutes = Pick<Handlers, 'integrityCheck' | 'integrityFix' | 'integrityProgress'>;

export const integrityRoutes = (integrity: IntegrityService): IntegrityRoutes => ({
  integrityCheck: () => integrity.check(),
  integrityFix: ({ viewer }) => integrity.fix(viewer.person.id),
  integrityProgress: () => integrity.progress(),
});
