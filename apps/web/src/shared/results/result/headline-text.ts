import { readUnitFacts } from '@podium/disciplines/reading';
import { scoreSides } from '@podium/contract/score-sides';
import { irmName } from '../../elements/irm-name.ts';
import { headlineOf, outcomeOf } from './headline.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Headline } from './headline.ts';
import type { Translate } from '../../shell/messages.ts';
import type { Sport } from '../sport/use-sport.ts';

/** Decisions implied by a mark; other marks have sentences of their own. */
const decisions: Readonly<Record<string, string>> = { walkover: 'walkover', disqualification: 'byDisqualification' };

/** Decisions that the score expresses better: `45–39`, not "by touches". */
const saidByScore: ReadonlySet<string> = new Set(['byTouches', 'byPoints', 'onTime']);

/** Phrase key for how a contest was decided. */
function decisionOf({ discipline }: Pick<Sport, 'discipline'>, unit: UnitAnswer): string | undefined {
  const facts = readUnitFacts(discipline, unit.details);
  const sent = ['DECIDED_BY', 'RES_CODE'].flatMap(
    (name) => facts.find(({ code }) => code === name)?.valuePhrase ?? [],
  )[0];
  const sides = unit.isHeadToHead ? scoreSides(unit) : [];
  const hasScore = sides.length === 2 && sides.every(({ score }) => score !== null);
  const shownMark = hasScore && saidByScore.has(sent ?? '') ? undefined : sent;
  const outcome = unit.isHeadToHead ? outcomeOf(unit, shownMark !== undefined) : undefined;
  if (outcome?.kind !== 'won') return shownMark;
  return sides[1 - outcome.winner]?.competitor.type === 'placeholder'
    ? 'unopposed'
    : (shownMark ?? decisions[outcome.by]);
}

/** Text about an early end: `Glen retires at 6–4 2–3`; `none` if the mark has no name. */
function endingText(t: Translate, { ending, irm, score, second }: Headline['values']): string {
  const label = irmName(t, irm);
  if (ending === 'other' && label === undefined) return 'none';
  return t('parts.result.headline.ending', { ending, score, second, label: label ?? '' });
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
  const values = {
    ...headline.values,
    winner: (headline.others ?? []).reduce((first, second) => t('shared.pair', { first, second }), winner),
    recordName: t.has(key) ? t(key) : record,
    clause: headline.phrase === 'stopped' ? endingText(t, headline.values) : 'none',
  };
  // All phrases take the same values.
  return t(`parts.result.headline.${headline.phrase}` as 'parts.result.headline.goldIn', values);
}
