declare const brand: unique symbol;

/**
 * A value that only the module which checks it can make: `Branded<number, 'Holding'>` is a number to read,
 * but a bare number is not one. The brand exists in the types alone; nothing is added at run time.
 */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name };
