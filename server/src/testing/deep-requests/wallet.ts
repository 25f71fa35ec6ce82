import type { PasskeyCreation, PasskeyRequest } from '@bridge-review/api/passkeys';
import type { RouteName } from '@bridge-review/api/routes';
import { type SoftwarePasskey, softwarePasskey } from '../software-passkey.ts';
import type { Chance } from './chance.ts';

/** What browsers and devices keep for passkeys: what the server asked them for last, and the passkeys they made. */
export class Wallet {
  readonly #creations = new Map<number | null, PasskeyCreation>();
  readonly #passkeys: SoftwarePasskey[] = [];
  #request: PasskeyRequest | undefined;

  note(name: RouteName, answer: unknown, by: number | null): void {
    if (name === 'passkeys.begin') this.#creations.set(by, answer as PasskeyCreation);
    if (name === 'passkeys.signInOptions') this.#request = answer as PasskeyRequest;
  }

  /** What a browser would send to the route; nothing if it was not asked before. */
  credential(name: RouteName, by: number | null, chance: Chance): unknown {
    if (name === 'passkeys.add') {
      const asked = this.#creations.get(by);
      if (asked === undefined) return undefined;
      const passkey = softwarePasskey();
      this.#passkeys.push(passkey);
      return passkey.create(asked);
    }
    return this.#request && chance.pick(this.#passkeys.slice(-3))?.use(this.#request);
  }
}
