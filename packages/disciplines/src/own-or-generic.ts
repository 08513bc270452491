/** Looks up a feed code, which may be `constructor`, in the sport's record and then in the generic one. */
export function ownOrGeneric<Value>(
  ownTable: Readonly<Record<string, Value>> | undefined,
  genericTable: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  if (ownTable && Object.hasOwn(ownTable, key)) return ownTable[key];
  return genericTable && Object.hasOwn(genericTable, key) ? genericTable[key] : undefined;
}
