import type { ActionType } from '@podium/games';

/** What the feed says of an action, by its own codes. */
export interface SentAction {
  action?: string;
  result?: string;
  add?: string;
  changesScore: boolean;
  isOfFirstPeriod: boolean;
}

const scored = new Set(['GOAL']);
const missed = new Set(['SAVE', 'BLC', 'POST', 'MISS', 'FLT']);
const goalShots = new Set(['SHOT', 'PTY', 'PEN', 'FRD', 'OG']);
const basketShots = new Set(['P2F', 'P2I', 'P2O', 'P3', 'P3F', 'FT']);

const byCode: ReadonlyMap<string, ActionType> = new Map([
  ['FRP', 'foul'],
  ['FOUL', 'foul'],
  ['CFOUL', 'foul'],
  ['YC', 'yellow-card'],
  ['TYC', 'yellow-card'],
  ['RC', 'red-card'],
  ['TRC', 'red-card'],
  ['YRC', 'red-card'],
  ['EXC', 'red-card'],
  ['TEXC', 'red-card'],
  ['GKS', 'substitution'],
  ['SUBST', 'substitution'],
  ['TMS', 'warning'],
  ['TPT', 'warning'],
  ['TBP', 'warning'],
  ['YR1', 'warning'],
  ['YR2', 'warning'],
  ['S', 'warning'],
  ['H', 'warning'],
  ['X', 'warning'],
]);
const cards: ReadonlyMap<string, ActionType> = new Map([
  ['YC', 'yellow-card'],
  ['Y', 'yellow-card'],
  ['RC', 'red-card'],
  ['R', 'red-card'],
  ['YR', 'red-card'],
  ['Y_R', 'red-card'],
]);

/**
 * One action of the source is one action here, whatever second person it names. First start and last end of a match,
 * then the code, then "it changed the score", else `others`: a SHOT with GOAL is `goal`, with SAVE `shot-missed`.
 */
export function actionTypeOf(_disciplineCode: string, sent: SentAction): ActionType {
  const { action = '', result = '' } = sent;
  if (action === 'STARTP' && (result === 'GAME' || sent.isOfFirstPeriod)) return 'match-start';
  if (action === 'ENDP' && result === 'GAME') return 'match-end';
  if (goalShots.has(action) && scored.has(result)) return 'goal';
  if (basketShots.has(action) && result === 'MADE') return 'shot-made';
  if ((goalShots.has(action) || basketShots.has(action)) && missed.has(result)) return 'shot-missed';
  if (action === 'CARD') return cards.get(sent.add ?? result) ?? 'warning';
  const known = byCode.get(action);
  if (known) return known;
  return sent.changesScore ? 'point' : 'others';
}
