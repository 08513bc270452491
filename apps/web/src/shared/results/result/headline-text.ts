import { readUnitFacts } from '@podium/disciplines/reading';
import { scoreSides } from '@podium/contract/score-sides';
import { headlineOf } from './headline.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Translate } from '../../shell/messages.ts';
import type { Sport } from '../sport/use-sport.ts';

/** Outcomes implied by the loser's irregular mark alone. */
const decisions: Readonly<Record<string, string>> = {
  WO: 'walkover',
  'W/O': 'walkover',
  DNS: 'walkover',
  DSQ: 'byDisqualification',
};

/** Decisions that the score expresses better: `45–39`, not "by touches". */
const saidByScore: ReadonlySet<string> = new Set(['byTouches', 'byPoints']);

/** Phrase key for how a contest was decided. */
function decisionOf({ discipline }: Pick<Sport, 'discipline'>, unit: UnitAnswer): string | undefined {
  const sent = readUnitFacts(discipline, unit.details).find(({ code }) => code === 'RES_CODE')?.valuePhrase;
  const sides = unit.isHeadToHead ? scoreSides(unit) : [];
  const hasScore = sides.length === 2 && sides.every(({ score }) => score !== null);
  const told = hasScore && saidByScore.has(sent ?? '') ? undefined : sent;
  const loser = sides.some(({ isWinner }) => isWinner) && sides.find(({ isWinner }) => !isWinner);
  if (!loser) return told;
  return loser.competitor.type === 'placeholder' ? 'unopposed' : (told ?? decisions[loser.irm ?? '']);
}

/** How a match was decided, as a sentence without names: `Gold by ippon.` undefined if the score is sufficient. */
export function shortHeadline(
  t: Translate,
  unit: UnitAnswer,
  sport: Pick<Sport, 'discipline' | 'say'>,
): string | undefined {
  const decision = decisionOf(sport, unit);
  const isUnopposed = decision === 'walkover' || decision === 'unopposed';
  const headline = headlineOf(unit, decision && sport.say(decision), isUnopposed);
  if (!headline) return undefined;
  const { phrase, values } = headline;
  if (phrase === 'draw') return t('parts.result.short.draw');
  if (phrase === 'noWinner') return t('parts.result.short.noWinner');
  const how = decision === undefined ? 'none' : values.how;
  if (how === 'none' && values.tally === 'none') return undefined;
  const medal = phrase === 'goldOver' ? 'gold' : phrase === 'bronzeOver' ? 'bronze' : 'won';
  // All three phrases take the same values.
  return t(`parts.result.short.${medal}` as 'parts.result.short.won', { how, tally: values.tally });
}

/** The headline as a sentence, for the page and for link previews. */
export function headlineText(
  t: Translate,
  unit: UnitAnswer,
  sport: Pick<Sport, 'discipline' | 'say'>,
): string | undefined {
  const decision = decisionOf(sport, unit);
  const isUnopposed = decision === 'walkover' || decision === 'unopposed';
  const headline = headlineOf(unit, decision && sport.say(decision), isUnopposed);
  if (!headline) return undefined;
  const { record, winner } = headline.values;
  const key = `record.${record}` as 'record.GR';
  // All phrases take the same values.
  return t(`parts.result.headline.${headline.phrase}` as 'parts.result.headline.goldIn', {
    ...headline.values,
    winner: (headline.others ?? []).reduce((first, second) => t('shared.pair', { first, second }), winner),
    recordName: t.has(key) ? t(key) : record,
  });
}
