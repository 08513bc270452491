import type { GamesPlan, PlanEvent } from '@podium/contract';
import { buildRsc, drawEvent, isInOrder, noFlag, planTimes, rscToId } from '@podium/games';
import type { DrawnEvent, PlannedContest, PlannedSide } from '@podium/games';
import { eventRulesCells, row, texts } from '@podium/games-folder';
import type { FileName, FolderRow, FolderTables } from '@podium/games-folder';

/** Files written from a plan. Publishing replaces all of them; a file without rows becomes empty. */
export const plannedFiles = [
  'organisations',
  'venues',
  'disciplines',
  'events',
  'event_rules',
  'phases',
  'units',
  'participants',
  'teams',
  'team_members',
  'entries',
  'results',
  'result_details',
  'records',
] as const satisfies readonly FileName[];
type Files = Record<(typeof plannedFiles)[number], FolderRow[]>;

/** Draws by event id. */
export type PlanDraws = ReadonlyMap<string, DrawnEvent>;

/** Draws all events of a plan. */
const drawPlan = ({ events }: GamesPlan): PlanDraws => new Map(events.map((event) => [event.id, drawEvent(event)]));

/** Id of a contest in the tables, from its key in the draw: `SFNL000100`. */
export const contestId = (event: PlanEvent, key: string): string =>
  rscToId(buildRsc({ ...rscParts(event), phase: key.slice(0, 4).replace(/-+$/u, ''), unit: key.slice(4) }));

/** Id of an event in the tables. */
export const eventId = (event: PlanEvent): string => rscToId(buildRsc(rscParts(event)));

const rscParts = ({ discipline, gender, code }: PlanEvent) => ({ discipline, gender, event: code });

/** Builds the Games folder of a plan. @param generatedAt instant of the publication */
export function planFolder(given: GamesPlan, generatedAt: string, draws: PlanDraws = drawPlan(given)): FolderTables {
  const plan = inFolderLanguages(given);
  const files = Object.fromEntries(plannedFiles.map((name) => [name, [] as FolderRow[]])) as Files;
  for (const { id, code, name, flag } of plan.delegations)
    files.organisations.push(row({ id, code, ...texts('name', name), flag }));
  for (const { id, name, courts } of plan.venues) {
    files.venues.push(row({ id, kind: 'venue', ...texts('name', name) }));
    for (const court of courts)
      files.venues.push(row({ id: court.id, kind: 'location', parent: id, ...texts('name', court.name) }));
  }
  for (const [order, { code, name, pictogram }] of plan.sports.entries())
    files.disciplines.push(row({ id: code, code, ...texts('name', name), pictogram, order: order + 1 }));
  addPeople(files, plan);
  for (const [order, event] of plan.events.entries()) addEvent(files, event, order + 1, draws.get(event.id)!);
  const { code, name, start, end, timeZone, languages, regions, publication = 'basic' } = plan;
  return {
    games: {
      code,
      name,
      start,
      end,
      timeZone,
      dayEndsAt: '03:00',
      languages,
      regions,
      adult: false,
      publicationDefault: publication,
      generatedAt,
    },
    files,
    attachments: new Map(),
  };
}

/**
 * Readers whose language is missing see English: it is the name that was typed in the first language of the
 * Games, also if they have more. A delegation has a flag only if the organizer chose it: the code of a town or
 * school may be that of a country.
 */
function inFolderLanguages(plan: GamesPlan): GamesPlan {
  const [main = 'en'] = plan.languages;
  const withEnglish = <Item extends { name: PlanEvent['name'] }>(item: Item): Item => {
    const { name } = item;
    return { ...item, name: { en: name[main] ?? Object.values(name)[0], ...name } };
  };
  return {
    ...withEnglish(plan),
    venues: plan.venues.map((venue) => ({ ...withEnglish(venue), courts: venue.courts.map(withEnglish) })),
    delegations: plan.delegations.map((delegation) => ({ flag: noFlag, ...withEnglish(delegation) })),
    sports: plan.sports.map(withEnglish),
    events: plan.events.map(withEnglish),
  };
}

function addEvent(files: Files, event: PlanEvent, order: number, drawn: DrawnEvent): void {
  const parts = rscParts(event);
  const rsc = buildRsc(parts);
  const id = rscToId(rsc);
  const { kind } = event.entries;
  files.events.push(
    row({ id, discipline: event.discipline, rsc, ...texts('name', event.name), gender: event.gender, kind, order }),
  );
  const rules = eventRulesCells(event.rules ?? {});
  if (Object.keys(rules).length > 0) files.event_rules.push({ event: id, ...rules });
  addRecords(files, event, id);
  addEntries(files, event, id);
  const { phases, contests } = drawn;
  const phaseIds = new Map<string, string>();
  for (const [index, phase] of phases.entries()) {
    const code = buildRsc({ ...parts, phase: phase.code });
    phaseIds.set(phase.code, rscToId(code));
    files.phases.push(
      row({
        id: rscToId(code),
        event: id,
        rsc: code,
        ...texts('name', phase.name),
        kind: phase.kind,
        pool: phase.pool,
        order: index + 1,
      }),
    );
  }
  // Drawn places of an order may have gaps: an earlier version drew twelve jumpers from the middle of forty places.
  const hasLanes = 'lanes' in event.template && !isInOrder(event.template.lanes);
  const unitRsc = ({ phase, key }: Pick<PlannedContest, 'phase' | 'key'>): string =>
    buildRsc({ ...parts, phase, unit: key.slice(4) });
  const byKey = new Map(contests.map((contest) => [contest.key, contest]));
  const times = new Map(planTimes(event, drawn).map((timed) => [timed.key, timed]));
  for (const [index, key] of drawn.stages.flat().entries()) {
    const contest = byKey.get(key)!;
    // A bye has neither time nor court.
    const timed = times.get(key);
    const code = unitRsc(contest);
    const unit = rscToId(code);
    files.units.push(
      row({
        id: unit,
        type: contest.medal ? 'competition-medal' : 'competition',
        phase: phaseIds.get(contest.phase),
        rsc: code,
        ...texts('name', contest.name),
        number: contest.number,
        order: index + 1,
        start: timed && localTime(timed.startMs),
        end: timed && localTime(timed.startMs + event.minutes * 60_000),
        status: timed ? 'SCHEDULED' : 'UNSCHEDULED',
        result_status: contest.sides.every((side) => 'entrant' in side || 'bye' in side) ? 'START_LIST' : undefined,
        medal: contest.medal,
        venue: timed?.venue,
        location: timed?.court,
        bracket: contest.bracket?.code,
        bracket_round: contest.bracket?.round,
        bracket_position: contest.bracket?.position,
      }),
    );
    addGoOn(files, unit, phases.find((phase) => phase.code === contest.phase)?.qualification);
    for (const [position, side] of contest.sides.entries()) {
      files.results.push(
        row({
          level: 'unit',
          ref: unit,
          sort: position + 1,
          ...occupant(side),
          start_order: (hasLanes && 'lane' in side && side.lane) || position + 1,
          side: contest.isDuel ? (position === 0 ? 'home' : 'away') : undefined,
        }),
      );
    }
  }

  function occupant(side: PlannedSide): Record<string, string> {
    if ('entrant' in side) return { competitor_type: kind === 'team' ? 'team' : 'person', competitor: side.entrant };
    if ('bye' in side) return { competitor: 'BYE' };
    if ('contest' in side)
      return {
        competitor: 'TBD',
        from_ref: rscToId(unitRsc(byKey.get(side.contest)!)),
        from_result: `${side.result}${side.before ?? ''}`,
      };
    return { competitor: 'TBD', from_ref: phaseIds.get(side.phase)!, from_result: String(side.rank) };
  }
}

/** Beyond the numbers of records that were imported for the same event. */
const firstRecord = 101;

function addRecords(files: Files, { records = [] }: PlanEvent, event: string): void {
  for (const [index, { kind, ageGroup, mark, holder, date, place }] of records.entries())
    files.records.push(
      row({
        event,
        type: [kind, ageGroup].filter(Boolean).join(' '),
        order: firstRecord + index,
        result: mark,
        holder_name: holder,
        date,
        place,
        current: true,
      }),
    );
}

/** Number of competitors who advance, set for each heat as in the feed. */
function addGoOn(files: Files, unit: string, proceed: { byPlace: number; byMark: number } | undefined): void {
  if (!proceed) return;
  for (const [code, value] of [
    ['QUAL_BP', proceed.byPlace],
    ['QUAL_BT', proceed.byMark],
  ] as const)
    if (value > 0) files.result_details.push(row({ level: 'unit', ref: unit, owner: 'unit', type: 'UI', code, value }));
}

type PlanPerson = Extract<PlanEvent['entries'], { kind: 'team' }>['items'][number]['members'][number];

/** Everyone who is entered, once, with what is known of the person in any event. */
function addPeople(files: Files, { events, languages }: GamesPlan): void {
  const [main = 'en'] = languages;
  const rows = new Map<string, FolderRow>();
  const add = ({ gender: ofEvent }: PlanEvent, person: PlanPerson, delegation: string): void => {
    const { id, familyName, givenName, birthDate, birthYear, gender, school } = person;
    const known = rows.get(id);
    const date = birthDate ?? known?.['birth_date'];
    rows.set(
      id,
      row({
        id,
        role: 'athlete',
        organisation: delegation,
        family_name: familyName,
        given_name: givenName,
        ...texts('institution', school === undefined ? undefined : { en: school, [main]: school }),
        odf_code: id,
        ...known,
        gender: gender ?? known?.['gender'] ?? (ofEvent === 'M' || ofEvent === 'W' ? ofEvent : undefined),
        birth_date: date,
        birth_year: date === undefined ? (birthYear ?? known?.['birth_year']) : undefined,
      }),
    );
  };
  for (const event of events)
    for (const item of event.entries.items)
      for (const person of 'members' in item ? item.members : [item]) add(event, person, item.delegation);
  files.participants.push(...rows.values());
}

function addEntries(files: Files, { entries, gender }: PlanEvent, event: string): void {
  for (const item of entries.items)
    files.entries.push(
      row({
        event,
        competitor_type: 'members' in item ? 'team' : 'person',
        competitor: item.id,
        bib: 'members' in item ? undefined : item.bib,
        seed: item.seed,
        status: item.isWithdrawn ? 'withdrawn' : 'active',
        best: item.best,
        age_group: item.ageGroup,
      }),
    );
  if (entries.kind === 'individual') return;
  for (const { id, name, delegation, members } of entries.items) {
    files.teams.push(row({ id, event, organisation: delegation, name_en: name, gender, odf_code: id }));
    for (const [index, member] of members.entries())
      files.team_members.push(row({ team: id, participant: member.id, order: index + 1, bib: member.bib }));
  }
}

/** A local time in the folder's format: `2026-10-12 18:04`. */
const localTime = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
