/**
 * A string that only its own constructor produces: an `EventId` is not assignable to `UnitId` although both are
 * strings.
 */
export type Brand<Name extends string> = string & { readonly [brand]: Name };

declare const brand: unique symbol;
