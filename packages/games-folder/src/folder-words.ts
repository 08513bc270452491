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
