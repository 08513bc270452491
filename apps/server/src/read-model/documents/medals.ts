import { liveKeys, unitKey } from '@podium/contract/live-keys';
import { canonicalCode } from '@podium/disciplines';
import { exhibitionTable, filterAwards, isCounted, medalTable } from '@podium/games';
import type { DisciplineCode, MedalOrganisation, MedalTable, OrganisationCode } from '@podium/games';
import type { Medallist, MedalRow, MedallistsAnswer, MedalsAnswer } from '@podium/contract';
import { eventsInDoubt, reportedCorrections } from '../snapshot/award-corrections.ts';
import { awardMembers } from '../snapshot/award-members.ts';
import type { AwardInfo } from '../snapshot/award-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { presentAward } from '../program/present-award.ts';
import type { Build } from './document.ts';
import { Presenter } from '../program/presenter.ts';
import { isUnderCorrection } from '../program/outcome.ts';
import { eventOrder } from '../program/event-order.ts';
import { newestStamp } from '../program/unit-state.ts';
import { isKnownDiscipline } from '../program/known.ts';

export interface MedalFilter {
  discipline?: string;
  gender?: 'M' | 'W' | 'X' | 'O';
  division?: '1' | '2' | '3';
  day?: string;
  sort: 'gold' | 'total';
}

/** Organizations for the medal table, sorted by name. */
export function medalOrganisations(presenter: Presenter): Map<OrganisationCode, MedalOrganisation> {
  const { organisations } = presenter.snapshot.reference;
  const collator = new Intl.Collator(presenter.language);
  const names = [...organisations.keys()]
    .map((code) => [code, presenter.organisation(code)!.name] as const)
    .sort(([, a], [, b]) => collator.compare(a, b));
  return new Map(
    names.map(([code, name], index) => [
      code as OrganisationCode,
      { name, sortKey: String(index).padStart(5, '0'), isRanked: organisations.get(code)?.isRanked ?? true },
    ]),
  );
}

/** The medal table, computed from the awards alone. */
export const buildMedals: Build<MedalFilter> = ({ snapshot, language }, filter) => {
  const presenter = new Presenter(snapshot, language);
  const organisations = medalOrganisations(presenter);
  const infos = [...snapshot.awards.byEvent.values()]
    .flat()
    .filter(({ day }) => filter.day === undefined || day === filter.day);
  const ofDay = filter.day === undefined ? undefined : eventsToWinOn(filter.day, snapshot);
  const awards = filterAwards(
    infos.map((info) => presentAward(info, snapshot)),
    {
      gender: filter.gender,
      division: filter.division,
      discipline: filter.discipline?.toUpperCase() as DisciplineCode | undefined,
    },
  );
  const rows = (table: MedalTable): MedalRow[] =>
    table.rows.map((row) => ({ ...row, organisation: presenter.organisation(row.organisation)! }));
  const general = medalTable(awards, { sort: filter.sort, organisations });
  const events = [...snapshot.reference.events.values()].filter(
    (event) =>
      event.medals > 0 &&
      !event.isExhibition &&
      (ofDay === undefined || ofDay.has(event.id)) &&
      (filter.discipline === undefined || event.disciplineCode.toLowerCase() === filter.discipline) &&
      (filter.gender === undefined || event.gender === filter.gender) &&
      (filter.division === undefined || event.division === filter.division),
  );
  const decided = new Set(
    awards.filter((award) => award.isOfficial && isCounted(award)).map((award) => String(award.eventId)),
  );
  const corrections = reportedCorrections(snapshot.awards)
    .filter(
      (correction) =>
        (filter.discipline === undefined || eventDiscipline(correction.eventId, snapshot) === filter.discipline) &&
        (ofDay === undefined || ofDay.has(correction.eventId)),
    )
    .map((correction) => ({
      event: presenter.event(correction.eventId),
      at: presenter.asOf(correction.stamp)!,
      note: presenter.written(correction.note ?? ''),
      noteLanguage: correction.noteLanguage,
    }));
  const body: MedalsAnswer = {
    rows: rows(general),
    total: general.rows.length,
    awarded: general.awarded,
    events: { decided: decided.size, total: Math.max(events.length, decided.size) },
    exhibition: rows(exhibitionTable(awards, { sort: filter.sort, organisations })),
    corrections,
    isCorrectionUnderWay: isCorrectionUnderWay(snapshot, filter.discipline),
    frozenSince: frozenSince(presenter),
    asOf: presenter.asOf(newestStamp(infos)),
  };
  // The schedule determines which events are decided on a day.
  const keys = [liveKeys.games, liveKeys.medals, ...(filter.day === undefined ? [] : [liveKeys.schedule])];
  return { body, keys };
};

function frozenSince(presenter: Presenter): string | undefined {
  const { medalsFrozen } = presenter.snapshot.switches;
  return medalsFrozen && presenter.instant(medalsFrozen.since)!;
}

/** Returns whether so many medals are missing, including some of this discipline, that the feed is considered faulty. */
function isCorrectionUnderWay(snapshot: Snapshot, discipline: string | undefined): boolean {
  return eventsInDoubt(snapshot.awards).some(
    (event) => discipline === undefined || eventDiscipline(event, snapshot) === discipline,
  );
}

/** Events whose gold medal is scheduled for this day. */
function eventsToWinOn(day: string, snapshot: Snapshot): Set<string> {
  const units = snapshot.units.of('day', day).filter((unit) => unit.medal === 'gold' && unit.status !== 'CANCELLED');
  return new Set(units.flatMap(({ eventId }) => eventId ?? []));
}

interface MedallistFilter {
  /** A discipline key, or `all`. */
  discipline: string;
  day?: string;
  /** Limits the answer to this many events. */
  latest?: number;
}

export const buildMedallists: Build<MedallistFilter> = ({ snapshot, language }, { discipline, day, latest }) => {
  const presenter = new Presenter(snapshot, language);
  const eventIds = [...snapshot.awards.byEvent.keys()]
    .filter((id) => discipline === 'all' || eventDiscipline(id, snapshot) === discipline)
    .sort(eventOrder(snapshot));
  if (discipline !== 'all' && eventIds.length === 0 && !isKnownDiscipline(discipline, snapshot)) return undefined;
  const awardLists = eventIds
    .map((id) => snapshot.awards.byEvent.get(id)!)
    .map((infos) => infos.filter((info) => !info.isNotAwarded && (day === undefined || info.day === day)))
    .filter((infos) => infos.length > 0);
  const infos = (latest === undefined ? awardLists : decidedLast(awardLists).slice(0, latest)).flat();
  const items = infos.map((info) => presentMedallist(presenter, info));
  const body: MedallistsAnswer = {
    items,
    total: items.length,
    isCorrectionUnderWay: isCorrectionUnderWay(snapshot, discipline === 'all' ? undefined : discipline),
    frozenSince: frozenSince(presenter),
    asOf: presenter.asOf(newestStamp(infos)),
  };
  return { body, keys: [liveKeys.games, liveKeys.medals, liveKeys.participants, ...medalUnitKeys(infos, snapshot)] };
};

/** Keys of the units that decide these medals: a newer result of a unit puts its medals in doubt. */
export function medalUnitKeys(infos: readonly AwardInfo[], snapshot: Snapshot): string[] {
  return [...new Set(infos.map(({ eventId }) => eventId))]
    .flatMap((event) => snapshot.units.of('event', event))
    .flatMap(({ id, medal }) => (medal === 'none' ? [] : unitKey(id)))
    .sort();
}

/**
 * Sorts events by medal day, newest first, then by latest message. Sorting by day first keeps a late correction from
 * making an event look new.
 */
function decidedLast(events: readonly AwardInfo[][]): AwardInfo[][] {
  return events
    .map((infos) => ({ infos, day: infos.reduce((last, { day = '' }) => (day > last ? day : last), '') }))
    .filter(({ day }) => day !== '')
    .map(({ infos, day }) => ({ infos, when: `${day} ${newestStamp(infos)}` }))
    .sort((a, b) => (a.when < b.when ? 1 : a.when > b.when ? -1 : 0))
    .map(({ infos }) => infos);
}

function eventDiscipline(eventId: string, snapshot: Snapshot): string {
  return (
    snapshot.reference.events.get(eventId)?.disciplineCode ??
    snapshot.awards.byEvent.get(eventId)?.[0]?.disciplineCode ??
    canonicalCode(eventId.slice(0, 3))
  ).toLowerCase();
}

/** Lists, profiles, papers and cards name the age group of a medal without knowing about it. */
function awardedEvent(presenter: Presenter, { eventId, ageGroup }: AwardInfo): Medallist['event'] {
  const event = presenter.event(eventId);
  return ageGroup === undefined ? event : { ...event, name: `${event.name} (${ageGroup})` };
}

export function presentMedallist(presenter: Presenter, info: AwardInfo): Medallist {
  const competitor = presenter.competitor({
    id: info.competitorId,
    type: info.competitorType,
    organisation: info.organisation,
    name: info.name,
    members: info.members,
  });
  const members =
    competitor.type === 'team'
      ? awardMembers(info, presenter.snapshot).map((member) => ({
          id: member.id,
          name: presenter.personName(member.id, member.name),
        }))
      : undefined;
  return {
    discipline: presenter.discipline(info.disciplineCode),
    event: awardedEvent(presenter, info),
    medal: info.medal,
    ageGroup: info.ageGroup,
    competitor,
    members: members && members.length > 0 ? members : undefined,
    organisation: presenter.organisation(info.organisation) ?? competitor.organisation,
    day: info.day ?? null,
    unit: info.unitId ?? null,
    isOfficial: info.isOfficial,
    isEventOpen: info.isEventOpen,
    isUnderCorrection: isUnderCorrection(presenter.snapshot, info) || undefined,
  };
}
