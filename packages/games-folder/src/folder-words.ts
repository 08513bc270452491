/** Allowed words that `@podium/games` does not define, as listed in `docs/games-folder.md`. */

/** Kinds of codes in `codes.csv`. */
export const codeKinds = [
  'action',
  'result',
  'period',
  'role',
  'position',
  'detail',
  'function',
  'record',
  'bracket',
  'round',
  'entry',
];
export const competitorTypes = ['person', 'team'];
export const lineupRoles = [
  'player',
  'substitute',
  'reserve',
  'captain',
  'goalkeeper',
  'libero',
  'pilot',
  'crew',
  'relay-leg',
  'coach',
  'other',
];
export const organisationTypes = ['noc', 'state', 'university', 'school', 'club', 'other'];
export const detailTypes = ['ER', 'EUE', 'ST', 'UI', 'PERIOD', 'ITEM', 'EC'];
export const documentKinds = [
  'start-list',
  'result',
  'report',
  'summary',
  'final-ranking',
  'medals',
  'competition-document',
  'official-report',
  'communication',
  'decision',
  'protest',
  'transport',
];
export const documentLevels = ['games', 'discipline', 'event', 'phase', 'unit'];

export const quizTypes = ['sport', 'games', 'safe-sport', 'health'];
export const questionKinds = ['one', 'several', 'order', 'number'];
/** Limits of a quiz, equal to those of `@podium/contract`: characters, minutes, points, options and questions. */
export const quizLimits = {
  title: 120,
  description: 1000,
  author: 80,
  text: 500,
  option: 200,
  unit: 40,
  explanation: 1000,
  minutes: { from: 1, to: 240 },
  points: { from: 0, to: 100_000 },
  maxQuestions: 40,
  maxOptions: 12,
  maxNumber: 1e9,
} as const;
