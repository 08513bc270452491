import type {
  BracketsAnswer,
  DisciplineAnswer,
  DisciplineEventsAnswer,
  PoolsAnswer,
  RankingAnswer,
  RecordsAnswer,
  ReportsAnswer,
} from '@podium/contract';
import type { BracketElement } from '@podium/odf';
import { idOfRsc } from '@podium/games';
import { readBrackets, readLists, readRecords, readReports } from '../queries/discipline-rows.ts';
import type { UnitInfo } from '../snapshot/programme.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Build, BuildContext, Built } from './document.ts';
import { isKnownDiscipline } from './medals.ts';
import { Presenter, compareUnits, isCompetition, isDone, isLive, isShown, newestOf } from './presenter.ts';
import { presentLine, presentReport } from './unit.ts';

interface OfDiscipline {
  key: string;
}

function unitsOf(snapshot: Snapshot, code: string): UnitInfo[] {
  return [...snapshot.units.values()]
    .filter((unit) => unit.disciplineCode === code && isShown(unit))
    .sort(compareUnits);
}

/** Runs `build` for a known discipline; an unknown key is not found. */
function ofDiscipline(
  build: (context: BuildContext, code: string, presenter: Presenter) => Promise<Built> | Built,
): Build<OfDiscipline> {
  return (context, { key }) => {
    if (!isKnownDiscipline(key, context.snapshot)) return undefined;
    return build(context, key.toUpperCase(), new Presenter(context.snapshot, context.language));
  };
}

export const buildDiscipline = ofDiscipline(({ snapshot }, code, presenter) => {
  const units = unitsOf(snapshot, code);
  const competition = units.filter(isCompetition);
  const events = [...snapshot.reference.events.values()].filter((event) => event.disciplineCode === code);
  const venues = new Map(
    units.flatMap((unit) =>
      unit.venueId ? [[unit.venueId, presenter.venue(unit.venueId, unit.venueName)!] as const] : [],
    ),
  );
  const athletes = [...snapshot.people.persons.values()].filter(
    (person) => person.role === 'athlete' && person.disciplines.includes(code),
  );
  const body: DisciplineAnswer = {
    ...presenter.discipline(code),
    days: [...new Set(competition.map((unit) => unit.day))].sort(),
    venues: [...venues.values()],
    events: events.length,
    units: competition.length,
    athletes: athletes.length,
    isExhibition: events.length > 0 && events.every((event) => event.isExhibition),
    live: competition.filter(isLive).map((unit) => presenter.item(unit)),
    next: competition
      .filter((unit) => !isDone(unit) && !isLive(unit) && unit.status !== 'CANCELLED')
      .slice(0, 6)
      .map((unit) => presenter.item(unit)),
    latest: competition
      .filter(isDone)
      .toReversed()
      .slice(0, 6)
      .map((unit) => presenter.item(unit)),
    asOf: presenter.asOf(newestOf(units)),
  };
  return { body, keys: ['games', 'medals', `discipline:${code.toLowerCase()}`, `participants:${code.toLowerCase()}`] };
});

export const buildDisciplineEvents = ofDiscipline(({ snapshot }, code, presenter) => {
  const units = unitsOf(snapshot, code).filter(isCompetition);
  const ids = new Set(units.flatMap((unit) => (unit.eventId ? [unit.eventId] : [])));
  for (const event of snapshot.reference.events.values()) if (event.disciplineCode === code) ids.add(event.id);
  const order = (id: string): number => snapshot.reference.events.get(id)?.order ?? 9999;
  const items = [...ids]
    .sort((one, other) => order(one) - order(other) || (one < other ? -1 : 1))
    .map((id) => {
      const own = units.filter((unit) => unit.eventId === id);
      const phases = new Map<string, UnitInfo[]>();
      for (const unit of own) phases.set(unit.phaseId ?? '', [...(phases.get(unit.phaseId ?? '') ?? []), unit]);
      return {
        ...presenter.event(id, own[0]?.names['event']),
        kind: snapshot.reference.events.get(id)?.kind ?? null,
        phases: [...phases].map(([phaseId, list]) => ({
          ...(presenter.phase(phaseId) ?? { id: phaseId, name: '' }),
          units: list.map((unit) => presenter.item(unit)),
        })),
        unitsTotal: own.length,
        unitsDone: own.filter(isDone).length,
      };
    });
  const body: DisciplineEventsAnswer = { items, total: items.length, asOf: presenter.asOf(newestOf(units)) };
  return { body, keys: ['games', `discipline:${code.toLowerCase()}`] };
});

export const buildBrackets = ofDiscipline(async ({ snapshot, pool }, code, presenter) => {
  const rows = await readBrackets(pool, snapshot.partition, code);
  const items = rows.map((row) => ({
    event: presenter.event(row.ref),
    status: row.status,
    brackets: row.body.brackets.map((bracket) => presentBracket(presenter, bracket)),
  }));
  const body: BracketsAnswer = { items, total: items.length, asOf: presenter.asOf(newestOf(rows)) };
  return { body, keys: ['games', `discipline:${code.toLowerCase()}`, `participants:${code.toLowerCase()}`] };
});

function presentBracket(
  presenter: Presenter,
  bracket: BracketElement,
): BracketsAnswer['items'][number]['brackets'][number] {
  const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text) || null);
  return {
    code: bracket.code,
    rounds: bracket.rounds.map((round) => ({
      code: round.code,
      items: round.items.map((item) => ({
        code: item.code ?? null,
        unit: item.unit ? idOfRsc(item.unit) : null,
        order: number(item.order),
        position: number(item.position),
        result: item.result ?? null,
        places: item.places.map((place) => ({
          pos: place.pos ?? '',
          competitor: presenter.competitor({
            id: place.competitor?.code ?? place.placeholder ?? 'TBD',
            type: place.competitor?.type,
            organisation: place.competitor?.organisation,
            name: place.competitor?.teamName,
            from: place.previousUnit && {
              unit: idOfRsc(place.previousUnit.unit),
              result: place.previousUnit.wlt ?? place.previousUnit.value,
            },
          }),
          seed: place.competitor?.seed ?? null,
          wlt: place.wlt ?? null,
          result: place.result ?? null,
          irm: place.irm ?? null,
        })),
      })),
    })),
  };
}

async function standings(
  context: BuildContext,
  code: string,
  presenter: Presenter,
  level: 'pool' | 'event',
): Promise<PoolsAnswer> {
  const lists = await readLists(context.pool, context.snapshot.partition, code, level);
  const items = lists.map(({ set, lines }) => ({
    event: presenter.event(set.event_id ?? set.ref),
    phase:
      level === 'pool' && set.phase_id
        ? (presenter.phase(set.phase_id) ?? { id: set.phase_id, name: set.phase_id })
        : null,
    status: set.status,
    lines: lines.map((line) => presentLine(presenter, line)),
  }));
  return { items, total: items.length, asOf: presenter.asOf(newestOf(lists.map((list) => list.set))) };
}

export const buildPools = ofDiscipline(async (context, code, presenter) => {
  const body: PoolsAnswer = await standings(context, code, presenter, 'pool');
  return { body, keys: ['games', `discipline:${code.toLowerCase()}`, `participants:${code.toLowerCase()}`] };
});

export const buildRanking = ofDiscipline(async (context, code, presenter) => {
  const body: RankingAnswer = await standings(context, code, presenter, 'event');
  return { body, keys: ['games', `discipline:${code.toLowerCase()}`, `participants:${code.toLowerCase()}`] };
});

export const buildRecords = ofDiscipline(async ({ snapshot, pool }, code, presenter) => {
  const rows = await readRecords(pool, snapshot.partition, code);
  const items = rows.map((row) => ({
    event: presenter.event(row.event_id),
    type: row.type,
    typeName: presenter.text(snapshot.reference.labels.get(`RECORD_TYPE ${row.type}`)) ?? row.type,
    isEstablished: row.is_established,
    result: row.result,
    holder:
      row.holder_id || row.holder_name
        ? {
            id: row.holder_id && snapshot.people.persons.has(row.holder_id) ? row.holder_id : null,
            name: row.holder_id ? presenter.personName(row.holder_id, row.holder_name) : (row.holder_name ?? ''),
            organisation: presenter.organisation(row.holder_organisation),
          }
        : null,
    date: row.date,
    place: row.place,
    unit: row.unit_id,
    isCurrent: row.is_current,
    isEqualled: row.is_equalled,
  }));
  const body: RecordsAnswer = { items, total: items.length, asOf: presenter.asOf(snapshot.stamp) };
  return { body, keys: ['games', `discipline:${code.toLowerCase()}`] };
});

/** Reports of one discipline, or of the whole Games. */
export const buildReports: Build<{ key?: string }> = async ({ snapshot, language, pool }, { key }) => {
  if (key !== undefined && !isKnownDiscipline(key, snapshot)) return undefined;
  const presenter = new Presenter(snapshot, language);
  const rows = await readReports(pool, snapshot.partition, key?.toUpperCase());
  const items = rows.map((row) => ({
    ...presentReport(presenter, row),
    discipline: row.discipline_code ? presenter.discipline(row.discipline_code) : null,
    level: row.level,
    ref: row.ref,
  }));
  const body: ReportsAnswer = { items, total: items.length, asOf: presenter.asOf(snapshot.stamp) };
  return { body, keys: ['games', 'reports'] };
};
