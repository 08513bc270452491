/** The feed's rule of advancing from a round: a number per contest by place, and a number overall by mark. */
import { unitKey } from '@podium/contract/live-keys';
import { betterMark, markToReach, parseMark } from '@podium/games';
import type { Detail } from '@podium/odf';
import { phrase } from '../../ground/phrases.ts';
import { findRerun } from '../program/rerun.ts';
import { isDone } from '../program/unit-state.ts';
import { readPlacedLines } from '../queries/placed-lines.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { BuildContext } from './document.ts';

interface GoOn {
  goOn?: string[];
  keys: string[];
}

/** Returns the rule (`QUAL_BP`, `QUAL_BT`) as sentences and, until the unit is finished, the mark needed to advance. */
export async function advancement(
  { pool, snapshot, language }: Pick<BuildContext, 'pool' | 'snapshot' | 'language'>,
  unit: UnitInfo,
  details: readonly Detail[],
): Promise<GoOn> {
  const [places, marks] = [countIn(details, 'QUAL_BP'), countIn(details, 'QUAL_BT')];
  const rule = [
    ...(places > 0 ? [phrase(language, 'read-model.goOn.places', { places })] : []),
    ...(marks > 0 ? [phrase(language, places > 0 ? 'read-model.goOn.others' : 'read-model.goOn.best', { marks })] : []),
  ];
  if (marks === 0 || isDone(unit) || unit.eventId === undefined || unit.phaseId === undefined)
    return { goOn: rule.length > 0 ? rule : undefined, keys: [] };
  const round = snapshot.units
    .of('event', unit.eventId)
    .filter(({ id, phaseId }) => phaseId === unit.phaseId && id !== unit.id);
  const doneUnits = round.filter((unit) => isDone(unit) && !findRerun(snapshot, unit));
  const lines = await readPlacedLines(
    pool,
    snapshot.partition,
    doneUnits.map(({ id }) => id),
  );
  const heats = [...lines.values()].map((heat) =>
    heat.map((line) => ({
      ...line,
      value: line.irm === null ? parseMark(line.result_type, line.result).value : null,
      rank: line.rank === null ? null : Number(line.rank),
    })),
  );
  const type = heats.flat().find(({ value }) => value !== null)?.result_type;
  const reach = markToReach(heats, { byPlace: places, byMark: marks, better: betterMark(type) });
  const needed =
    reach &&
    phrase(language, places > 0 ? 'read-model.goOn.otherMark' : 'read-model.goOn.mark', { mark: reach.result! });
  return { goOn: needed ? [...rule, needed] : rule, keys: round.map(({ id }) => unitKey(id)) };
}

const countIn = (details: readonly Detail[], code: string): number => {
  const value = details.find((detail) => detail.code === code)?.value ?? '';
  return /^\d{1,3}$/u.test(value) ? Number(value) : 0;
};
