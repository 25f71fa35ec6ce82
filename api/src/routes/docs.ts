import { z } from 'zod';
import { html, json, route } from '../route.ts';

export const docsRoutes = {
  page: route({
    method: 'GET',
    path: '/api/docs',
    access: 'anyone',
    summary: 'This page',
    answer: html,
  }),
  openApi: route({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'anyone',
    summary: 'This page as an OpenAPI 3.1 document',
    answer: json(z.looseObject({ openapi: z.string() })),
  }),
};
