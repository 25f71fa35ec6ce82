const LONGEST = 500;

/** What a mail server or its connection said, without the name and the password with which we sign in there. */
export function withoutSecrets(text: string, smtpUrl: string | null): string {
  const { username = '', password = '' } = smtpUrl === null ? {} : new URL(smtpUrl);
  const secrets = [username, password].flatMap((part) => [part, decoded(part)]);
  const hidden = secrets
    .flatMap((part) => [part, Buffer.from(part).toString('base64')])
    .filter((part) => part !== '')
    .toSorted((one, other) => other.length - one.length);
  return hidden.reduce((shown, secret) => shown.replaceAll(secret, '…'), text).slice(0, LONGEST);
}

/** A percent sign that encodes nothing stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
