import { json, nothing, route } from '../route.ts';
import { madePersonalToken, newPersonalToken, personalTokens, tokenInPath } from '../tokens.ts';

export const tokenRoutes = {
  list: route({
    method: 'GET',
    path: '/api/user/tokens',
    access: 'signed-in',
    summary: 'The personal tokens of one’s programs, without the tokens themselves',
    answer: json(personalTokens),
  }),
  make: route({
    method: 'POST',
    path: '/api/user/tokens',
    access: 'signed-in',
    summary:
      'A personal token for a program, limited to reading or to uploading; needs the password, and is shown once',
    body: newPersonalToken,
    answer: json(madePersonalToken),
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/user/tokens/:id',
    access: 'signed-in',
    summary: 'Revoke a personal token: its next request is refused',
    params: tokenInPath,
    answer: nothing,
  }),
};
