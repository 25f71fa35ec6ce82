import { z } from 'zod';
import { newPartner, partner, partnerInPath, userSearch } from '../partners.ts';
import { json, nothing, route } from '../route.ts';

export const partnerRoutes = {
  list: route({
    method: 'GET',
    path: '/api/user/partners',
    access: 'signed-in',
    token: 'read',
    summary: "One's partners, by name",
    answer: json(z.array(partner)),
  }),
  add: route({
    method: 'POST',
    path: '/api/user/partners',
    access: 'signed-in',
    summary: "Add somebody to one's partners; again changes nothing",
    body: newPartner,
    answer: json(partner),
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/user/partners/:partnerId',
    access: 'signed-in',
    summary: "Remove somebody from one's partners",
    params: partnerInPath,
    answer: nothing,
  }),
  search: route({
    method: 'GET',
    path: '/api/users/search',
    access: 'signed-in',
    limit: 'user-search',
    summary: 'Active players by part of a name or address, 20 at most, without oneself',
    query: userSearch,
    answer: json(z.array(partner)),
  }),
};
