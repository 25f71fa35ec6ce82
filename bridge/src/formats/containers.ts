/**
 * Files that a library must open first. It is not part of this package's readers: who reads such files brings it, as the
 * command line does in `cli/open-container.ts`.
 *
 * @module
 */
import type { BwsTables } from '../bws/bws-tables.ts';
import type { Result } from '../result.ts';
import type { XmlElement } from '../usebio/element.ts';

/** What opens them. */
export interface ContainerOpeners {
  /** Must resolve no DTD and no entity. */
  readonly openXml: (text: string) => Result<XmlElement>;
  /** Must read no table before it is asked for. */
  readonly openAccess: (bytes: Uint8Array) => Result<BwsTables>;
}
