import { unitFactsOf } from '@podium/disciplines/reading';
import { headlineOf } from './headline.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Discipline } from '@podium/games';
import type { Translate } from '../../shared/messages.ts';

/** Key of the phrase that says by what a contest was decided. */
export function decisionOf(
  discipline: Pick<Discipline, 'codes'>,
  unit: Pick<UnitAnswer, 'details'>,
): string | undefined {
  return unitFactsOf(discipline, unit.details).find(({ code }) => code === 'RES_CODE')?.valuePhrase;
}

/** The headline as a sentence, for the page and for whoever it is sent to. @param decision in words */
export function headlineText(t: Translate, unit: UnitAnswer, decision: string | undefined): string | undefined {
  const headline = headlineOf(unit, decision);
  if (!headline) return undefined;
  const { record } = headline.values;
  const key = `record.${record}` as 'record.GR';
  return t(`parts.result.headline.${headline.phrase}`, {
    ...headline.values,
    recordName: t.has(key) ? t(key) : record,
  });
}
