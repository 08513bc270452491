import { readUnitFacts } from '@podium/disciplines/reading';
import { FactName } from '../sport/fact-name.tsx';
import { isRaceWind, windText } from './race-wind.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Sport } from '../sport/use-sport.ts';

/** Facts needed to interpret a mark: the wind of the race, and the current record. */
export function HeadFacts({ unit, sport }: { unit: UnitAnswer; sport: Sport }) {
  const wind = readUnitFacts(sport.discipline, unit.details).find(isRaceWind);
  const record = unit.records?.find(({ result, isCurrent }) => isCurrent && result !== null);
  if (unit.isHeadToHead || (!wind && !record)) return null;
  return (
    <>
      {wind && (
        <span className="head-fact">
          <FactName sport={sport} fact={wind} /> <bdi dir="ltr">{windText(wind.value)}</bdi>
        </span>
      )}
      {record && (
        <span className="head-fact">
          <bdi>{record.typeName}</bdi> <bdi dir="ltr">{record.result}</bdi>
        </span>
      )}
    </>
  );
}
