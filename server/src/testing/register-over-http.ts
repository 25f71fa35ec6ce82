/** Registers a user at a server that runs in another process. */
export const registerOverHttp = (url: string, email: string): Promise<Response> =>
  fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'two hearts doubled',
      firstName: 'Ada',
      lastName: 'Lark',
      displayName: 'Ada L.',
    }),
  });

/** What the user's next requests send as `cookie`. */
export const sessionCookieOf = (registered: Response): string =>
  registered.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
