import { liveKeys } from '@podium/contract/live-keys';
import { filterAwards, isCounted, medalTable } from '@podium/games';
import type { DisciplineCode, MedalTable } from '@podium/games';
import type { MedalRaceAnswer } from '@podium/contract';
import { presentAward } from '../program/present-award.ts';
import type { Build } from './document.ts';
import { medalOrganisations } from './medals.ts';
import type { MedalFilter } from './medals.ts';
import { isKnownDiscipline } from '../program/known.ts';
import { Presenter } from '../program/presenter.ts';
import { newestStamp } from '../program/unit-state.ts';

const maxListed = 10;

/** The medal table at the end of each medal day, computed from the awards up to that day. */
export const buildMedalRace: Build<Pick<MedalFilter, 'gender' | 'division'> & { discipline: string }> = (
  { snapshot, language },
  { discipline, gender, division },
) => {
  if (discipline !== 'all' && !isKnownDiscipline(discipline, snapshot)) return undefined;
  const presenter = new Presenter(snapshot, language);
  const organisations = medalOrganisations(presenter);
  const filter = {
    gender,
    division,
    discipline: discipline === 'all' ? undefined : (discipline.toUpperCase() as DisciplineCode),
  };
  const counted = [...snapshot.awards.byEvent.values()]
    .flat()
    .map((info) => ({ info, award: presentAward(info, snapshot) }))
    .filter(({ award }) => isCounted(award) && filterAwards([award], filter).length > 0);
  const tableUntil = (until?: string): MedalTable =>
    medalTable(
      counted.filter(({ info: { day = '' } }) => until === undefined || day <= until).map(({ award }) => award),
      { sort: 'gold', organisations },
    );
  const areDaysKnown = counted.every(({ info }) => info.day !== undefined);
  const days = areDaysKnown ? [...new Set(counted.flatMap(({ info }) => info.day ?? []))].sort() : [];
  const tables = days.map((day) => new Map(tableUntil(day).rows.map((row) => [row.organisation, row])));
  const ranked = tableUntil().rows.filter(({ rank }) => rank !== null);
  const body: MedalRaceAnswer = {
    days,
    rows: ranked.slice(0, maxListed).map((row) => ({
      ...row,
      organisation: presenter.organisation(row.organisation)!,
      ranks: tables.map((table) => table.get(row.organisation)?.rank ?? null),
      totals: tables.map((table) => table.get(row.organisation)?.total ?? 0),
    })),
    total: ranked.length,
    asOf: presenter.asOf(newestStamp(counted.map(({ info }) => info))),
  };
  return { body, keys: [liveKeys.games, liveKeys.medals] };
};
