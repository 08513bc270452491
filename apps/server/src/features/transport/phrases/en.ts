export const en = {
  /** Search words for a line. */
  lineWords: 'Bus, shuttle, line',
  /** Search words for a stop. */
  stopWords: 'Stop',
};
