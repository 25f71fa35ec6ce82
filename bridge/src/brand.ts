declare const brand: unique symbol;

/**
 * A value that only the module which checks it can make: `Branded<number, 'Holding'>` can be used
 * as a number, but a plain number is not one. The brand exists only in the types, not at run time.
 */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name };
