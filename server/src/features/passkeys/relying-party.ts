import type { Config } from '../../config.ts';

/** The site as browsers and authenticators know it: a passkey works for this host name only. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Where `PUBLIC_URL` is set it counts alone. Else the site is whatever was opened, as for `npm start` at
 * `http://localhost:3000`.
 */
export const relyingParty =
  ({ given, publicUrl }: Pick<Config, 'given' | 'publicUrl'>) =>
  (opened: string): RelyingParty => {
    const { hostname, origin } = new URL(
      given.has('PUBLIC_URL') || !URL.canParse(opened) ? publicUrl : opened,
    );
    return { id: hostname, origin };
  };
