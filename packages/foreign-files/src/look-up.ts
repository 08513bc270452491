/** The value of a word of the file; unlike an index, it finds no inherited properties such as `constructor`. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string | undefined): Value | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;
