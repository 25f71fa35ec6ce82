import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@bridge-review/api/passkeys';

/** Where a request that is injected comes in. */
const ORIGIN = 'http://localhost';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Ceremony {
  readonly origin?: string;
  /** Whether the person was asked for finger, face or PIN. */
  readonly verified?: boolean;
  /** As the passkey counts its uses; 0 for those that do not. */
  readonly counter?: number;
}

/** A passkey as an authenticator keeps it, with real keys and signatures. */
export interface SoftwarePasskey {
  create(options: PasskeyCreation, ceremony?: Ceremony): NewPasskey;
  use(options: PasskeyRequest, ceremony?: Ceremony): UsedPasskey;
}

export function softwarePasskey(): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let userHandle = '';

  return {
    create({ challenge, rp, user }, { origin = ORIGIN, verified = true, counter = 0 } = {}) {
      userHandle = user.id;
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ]);
      const authData = Buffer.concat([
        authenticatorData(rp.id, HAS_CREDENTIAL | flags(verified), counter),
        attested,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation(authData).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    use({ challenge, rpId }, { origin = ORIGIN, verified = true, counter = 0 } = {}) {
      const client = clientData('webauthn.get', challenge, origin);
      const data = authenticatorData(rpId, flags(verified), counter);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

const flags = (verified: boolean): number => PRESENT | (verified ? VERIFIED : 0);

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(rpId: string, flagBits: number, counter: number): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flagBits]), counted]);
}

/** A key for ES256 in CBOR: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    x,
    Buffer.from([0x22, 0x58, 0x20]),
    y,
  ]);

/** `{fmt: 'none', attStmt: {}, authData}` in CBOR. */
const attestation = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
