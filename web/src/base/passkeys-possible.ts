/** Browsers have passkeys over https and at localhost, and for no address of numbers. */
export const passkeysPossible = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(location.hostname);
