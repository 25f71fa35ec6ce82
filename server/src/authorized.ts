declare const granted: unique symbol;

/**
 * An entity with the proof that the current user may perform this action on it. Functions that change an entity
 * require one, so that a forgotten permission check does not compile. The action includes the kind of entity:
 * `'edit game'`, `'delete account'`.
 */
export type Authorized<Act extends string, Entity> = Entity & { readonly [granted]: Act };

/** For policies, which call it last, in the transaction that makes the change. The import check refuses it elsewhere. */
export const authorize = <Act extends string, Entity extends object>(
  _act: Act,
  entity: Entity,
): Authorized<Act, Entity> => entity as Authorized<Act, Entity>;
