/** The feed's code sets by kind of a folder's code; every other kind is a sport code. */
export const codeSets: Readonly<Record<string, string>> = {
  function: 'DISCIPLINE_FUNCTION',
  record: 'RECORD_TYPE',
  bracket: 'BRACKET',
  round: 'BRACKET_ROUND',
};
