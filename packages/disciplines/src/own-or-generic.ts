/** Looks up a feed code, which may be `constructor`, in the sport's record and then in the generic one. */
export function ownOrGeneric<Value>(
  own: Readonly<Record<string, Value>> | undefined,
  other: Readonly<Record<string, Value>> | undefined,
  word: string,
): Value | undefined {
  if (own && Object.hasOwn(own, word)) return own[word];
  return other && Object.hasOwn(other, word) ? other[word] : undefined;
}
