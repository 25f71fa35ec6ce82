import { z } from 'zod';
import { json, route } from '../route.ts';

export const healthRoutes = {
  live: route({
    method: 'GET',
    path: '/healthz',
    access: 'anyone',
    summary: 'Whether the process is alive; needs no database',
    answer: json(z.object({ status: z.literal('ok') })),
  }),
  ready: route({
    method: 'GET',
    path: '/readyz',
    access: 'anyone',
    summary: 'Whether the server can take requests: the database answers and no shutdown has begun',
    answer: json(z.object({ status: z.literal('ready') })),
  }),
};
