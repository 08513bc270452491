/** Code sets of the feed by kind of a folder's code; every other kind is a code of a sport. */
export const codeSets: Readonly<Record<string, string>> = {
  function: 'DISCIPLINE_FUNCTION',
  record: 'RECORD_TYPE',
  bracket: 'BRACKET',
  round: 'BRACKET_ROUND',
};
