/** A string that only its own maker may produce: an `EventId` is no `UnitId` although both are text. */
export type Brand<Name extends string> = string & { readonly [brand]: Name };

declare const brand: unique symbol;
