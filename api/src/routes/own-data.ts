import { archive, route } from '../route.ts';

export const ownDataRoutes = {
  download: route({
    method: 'GET',
    path: '/api/user/data',
    access: 'signed-in',
    limit: 'own-data',
    summary: 'Everything that is stored about oneself, as JSON, and the files one has uploaded',
    answer: archive,
  }),
};
