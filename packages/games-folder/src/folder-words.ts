/** What cells may say beyond the words of the rules, as the description of the Games folder lists them. */

/** What a code of `codes.csv` is a code of. */
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
