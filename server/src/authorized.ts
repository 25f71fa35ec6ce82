declare const granted: unique symbol;

/**
 * An entity, and the proof that the user who asks may do this with it. Whatever changes an entity takes one, so that a
 * forgotten permission check does not compile. The act names the entity too: `'edit game'`, `'delete account'`.
 */
export type Authorized<Act extends string, Entity> = Entity & { readonly [granted]: Act };

/** For policies, which call it last, in the transaction that makes the change. The import check refuses it elsewhere. */
export const authorize = <Act extends string, Entity extends object>(
  _act: Act,
  entity: Entity,
): Authorized<Act, Entity> => entity as Authorized<Act, Entity>;
