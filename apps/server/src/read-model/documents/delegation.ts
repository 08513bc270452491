import { isKnownDelegation, sportCodes } from '../program/known.ts';
import { liveKeys } from '@podium/contract/live-keys';
import type { DelegationAnswer } from '@podium/contract';
import { isCounted, medals as medalKinds, medalTable } from '@podium/games';
import { presentAward } from '../program/present-award.ts';
import type { AwardInfo } from '../snapshot/award-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { eventOrder } from '../program/event-order.ts';
import type { Build } from './document.ts';
import { noMedals, plus } from './medal-counts.ts';
import type { Medals } from './medal-counts.ts';
import { medalOrganisations, medalUnitKeys, presentMedallist } from './medals.ts';
import { readEntrants } from './entrants.ts';
import { ownItems } from './own-items.ts';
import { Presenter } from '../program/presenter.ts';
import {
  compareUnits,
  isUpcoming,
  isCompetition,
  isDone,
  isLive,
  isShown,
  latestUnits,
} from '../program/unit-state.ts';
import { ofDelegation, unitsWith } from '../program/competing.ts';
import { toComeOfDelegation } from '../program/to-come.ts';
import { distinctDays, scheduleWith } from './appearances.ts';

const maxInList = 8;

/** An organization at the Games. The code is case-insensitive. */
export const buildDelegation: Build<{ code: string }> = async (context, { code: asked }) => {
  const { snapshot, language } = context;
  const code = asked.toUpperCase();
  if (!isKnownDelegation(snapshot, code)) return undefined;
  const presenter = new Presenter(snapshot, language);
  const { people } = snapshot;
  const persons = [...people.persons.values()].filter((person) => person.organisation === code);
  const athletes = persons.filter((person) => person.role === 'athlete');
  const teams = [...people.teams.values()].filter((team) => team.organisation === code);
  const competitors = ofDelegation(snapshot, code);
  const units = unitsWith(snapshot, competitors)
    .filter((unit) => isShown(unit) && isCompetition(unit))
    .sort(compareUnits);
  const { tentative } = toComeOfDelegation(snapshot, competitors.ids);
  const awardInfos = [...snapshot.awards.byEvent.values()].flat();
  const table = medalTable(
    awardInfos.map((info) => presentAward(info, snapshot)),
    { sort: 'gold', organisations: medalOrganisations(presenter) },
  );
  const row = table.rows.find((row) => row.organisation === code);
  const won = wonAwards(snapshot, code);
  const medals = new Map<string, Medals>();
  for (const info of awardInfos) {
    if (info.organisation === code && isCounted(presentAward(info, snapshot)))
      medals.set(info.disciplineCode, plus(medals.get(info.disciplineCode) ?? noMedals, info));
  }
  const present = new Set([
    ...medals.keys(),
    ...athletes.flatMap((person) => person.disciplines),
    ...teams.flatMap((team) => (team.disciplineCode ? [team.disciplineCode] : [])),
  ]);
  const running = units.filter(isLive);
  const done = latestUnits(units.filter(isDone)).slice(0, maxInList);
  const items = await ownItems(context, presenter, [...running, ...done], competitors);
  const next = scheduleWith(presenter, units.filter(isUpcoming), tentative, maxInList);
  const nextIds = new Set(next.map(({ id }) => id));
  const entrants = await readEntrants(context, presenter, {
    units: units.filter(({ id }) => nextIds.has(id)),
    tentative: tentative.filter(({ unit }) => nextIds.has(unit.id)),
    competitors,
  });
  const body: DelegationAnswer = {
    organisation: presenter.organisation(code)!,
    rank: row?.rank ?? null,
    medals: row ? { gold: row.gold, silver: row.silver, bronze: row.bronze, total: row.total } : noMedals,
    medallists: won.map((info) => presentMedallist(presenter, info)),
    athletes: athletes.length,
    teams: teams.length,
    officials: persons.length - athletes.length,
    disciplines: [...new Set([...sportCodes(snapshot).filter((code) => present.has(code)), ...present])].map((one) => ({
      ...presenter.discipline(one),
      athletes: athletes.filter((person) => person.disciplines.includes(one)).length,
      medals: medals.get(one) ?? noMedals,
    })),
    days: distinctDays([...units, ...tentative.map(({ unit }) => unit)]),
    live: items.slice(0, running.length),
    next: next.map((item) => ({ ...item, entrants: entrants.get(item.id) })),
    latest: items.slice(running.length),
    asOf: presenter.asOf(snapshot.stamp),
  };
  return {
    body,
    keys: [
      liveKeys.games,
      liveKeys.schedule,
      liveKeys.standing,
      liveKeys.medals,
      liveKeys.participants,
      ...medalUnitKeys(won, snapshot),
    ],
  };
};

/** Its medals in the order of the events, gold first; those of exhibition events, which do not count, come last. */
function wonAwards(snapshot: Snapshot, code: string): AwardInfo[] {
  const rank = (info: AwardInfo): number =>
    (presentAward(info, snapshot).isExhibition ? medalKinds.length : 0) + medalKinds.indexOf(info.medal);
  return [...snapshot.awards.byEvent.keys()]
    .sort(eventOrder(snapshot))
    .flatMap((event) => snapshot.awards.byEvent.get(event)!)
    .filter(({ organisation, isNotAwarded }) => organisation === code && !isNotAwarded)
    .sort((a, b) => rank(a) - rank(b));
}
