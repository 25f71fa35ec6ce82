import { integrityFix, integrityProgress, integrityReport } from '../integrity.ts';
import { json, route } from '../route.ts';

export const integrityRoutes = {
  check: route({
    method: 'GET',
    path: '/api/admin/integrity-check',
    access: 'admin',
    summary: 'Look for records that contradict each other; changes nothing. 503 while another run goes on',
    answer: json(integrityReport),
  }),
  fix: route({
    method: 'POST',
    path: '/api/admin/integrity-fix',
    access: 'admin',
    summary: 'Repair what can be repaired without losing anybody’s words, then look again',
    answer: json(integrityFix),
  }),
  progress: route({
    method: 'GET',
    path: '/api/admin/integrity-progress',
    access: 'admin',
    summary: 'How far a check or repair on this server has come',
    answer: json(integrityProgress),
  }),
};
