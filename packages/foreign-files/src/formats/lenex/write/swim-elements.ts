/** Entries and results of swimmers and relays. */
import type { FolderRow } from '@podium/games-folder';
import { element, wrapped } from '../../../xml/write-xml.ts';
import type { NewElement } from '../../../xml/write-xml.ts';
import { ageGroupId } from './age-group-elements.ts';
import type { RoundPlaces } from './age-group-elements.ts';
import type { Files, SwimEvent, SwimHeat, SwimRound } from './lenex-tables.ts';
import type { Unwritten } from './unwritten.ts';
import { reactionText, swimTime } from './write-values.ts';

interface Swims {
  /** `ENTRY` and `RESULT` elements by competitor and event: those of a relay are of one event. */
  entries: Map<string, NewElement[]>;
  results: Map<string, NewElement[]>;
  places: RoundPlaces;
}

interface SwimParts {
  files: Files;
  events: readonly SwimEvent[];
  year: number;
  athleteId: (participant: string) => number;
  unwritten: Unwritten;
}

export const competitorKey = (row: FolderRow): string => `${row['competitor_type']} ${row['competitor']}`;

/** Arranges the entries and lines of all events by competitor. */
export function swimElements(parts: SwimParts): Swims {
  const { files, events, unwritten } = parts;
  const writer = new SwimWriter(parts);
  const entries = Map.groupBy(files.entries ?? [], ({ event }) => event);
  for (const event of events) {
    const [first] = event.rounds;
    if (!first) {
      unwritten.add('events', 'noPlace');
      continue;
    }
    const lines = event.rounds.flatMap((round) => writer.linesOf(round));
    const lined = new Set(lines.map(({ line }) => competitorKey(line)));
    const starts = new Map(
      lines.filter(({ round, isSwum }) => round === first && !isSwum).map((each) => [competitorKey(each.line), each]),
    );
    for (const entry of entries.get(event.row['id']) ?? []) {
      const key = competitorKey(entry);
      const start = starts.get(key);
      starts.delete(key);
      writer.addEntry(first, entry, start);
    }
    for (const { round, heat, line, isSwum } of lines)
      if (isSwum) writer.addResult(round, heat, line);
      else if (round !== first || starts.has(competitorKey(line))) writer.addStart(round, heat, line);
    // Swimmers who are only in the final ranking, for example because they withdrew before the heats were drawn.
    for (const line of writer.linesAt('event', event.row['id']!))
      if (!lined.has(competitorKey(line))) writer.addResult(first, undefined, line);
  }
  return writer;
}

interface Line {
  round: SwimRound;
  heat: SwimHeat;
  line: FolderRow;
  isSwum: boolean;
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

class SwimWriter implements Swims {
  readonly entries = new Map<string, NewElement[]>();
  readonly results = new Map<string, NewElement[]>();
  readonly places = new Map<SwimRound, { resultId: number; place: number }[]>();
  #resultId = 0;
  readonly #parts: SwimParts;
  readonly #lines: ReadonlyMap<string, FolderRow[]>;
  readonly #details: ReadonlyMap<string, FolderRow[]>;
  readonly #lineups: ReadonlyMap<string, FolderRow[]>;
  readonly #members: ReadonlyMap<string | undefined, FolderRow[]>;
  readonly #withMembers = new Set<string>();

  constructor(parts: SwimParts) {
    this.#parts = parts;
    const { results = [], result_details: details = [], lineups = [], team_members: members = [] } = parts.files;
    this.#lines = Map.groupBy(results, ({ level, ref }) => `${level} ${ref}`);
    this.#details = Map.groupBy(details, ({ level, ref, competitor = '' }) => `${level} ${ref} ${competitor}`);
    this.#lineups = Map.groupBy(lineups, ({ unit, competitor }) => `${unit} ${competitor}`);
    this.#members = Map.groupBy(members, ({ team }) => team);
  }

  linesAt(level: string, ref: string): FolderRow[] {
    return this.#lines.get(`${level} ${ref}`) ?? [];
  }

  linesOf(round: SwimRound): Line[] {
    return round.heats.flatMap((heat) => {
      const isStartList = heat.unit['result_status'] === 'START_LIST';
      return this.linesAt('unit', heat.unit['id']!).map((line) => {
        const hasMark = !isStartList && line['irm'] !== undefined;
        const isSwum = hasMark || line['result'] !== undefined || this.#detail(heat, line, 'exhibition') !== undefined;
        return { round, heat, line, isSwum };
      });
    });
  }

  #detail(heat: SwimHeat | undefined, line: FolderRow, code: string): string | undefined {
    const details = heat && this.#details.get(`unit ${heat.unit['id']} ${line['competitor']}`);
    return details?.find((detail) => detail['owner'] === 'line' && detail['code'] === code)?.['value'];
  }

  /** The file has more marks than the Games: what it is there is a detail of the line. */
  #mark(heat: SwimHeat | undefined, line: FolderRow): string | undefined {
    const isOut = this.#detail(heat, line, 'exhibition') !== undefined;
    return this.#detail(heat, line, 'mark') ?? (isOut ? 'EXH' : line['irm']);
  }

  addEntry(round: SwimRound, entry: FolderRow, start: Line | undefined): void {
    const { unwritten, year } = this.#parts;
    const group = entry['age_group'];
    const agegroupid = ageGroupId(round.event, group, year);
    if (group !== undefined && agegroupid === undefined) unwritten.add('entries age_group', 'noPlace');
    if (entry['status'] === 'reserve') unwritten.add('entries reserve', 'noPlace');
    this.#push(
      this.entries,
      entry,
      'ENTRY',
      {
        eventid: round.id,
        entrytime: entry['best'] === undefined ? 'NT' : swimTime(entry['best']),
        heatid: start?.heat.id,
        lane: start?.line['start_order'],
        agegroupid,
        status: (start && this.#mark(start.heat, start.line)) ?? (entry['status'] === 'withdrawn' ? 'WDR' : undefined),
      },
      start ? this.#positions(start.heat, entry) : this.#planned(round.event.style.legs, entry),
    );
  }

  addStart(round: SwimRound, heat: SwimHeat, line: FolderRow): void {
    const facts = {
      eventid: round.id,
      entrytime: 'NT',
      heatid: heat.id,
      lane: line['start_order'],
      status: line['irm'],
    };
    this.#push(this.entries, line, 'ENTRY', facts, this.#positions(heat, line));
  }

  addResult(round: SwimRound, heat: SwimHeat | undefined, line: FolderRow): void {
    const resultId = (this.#resultId += 1);
    const place = this.#placeOf(round, line);
    if (place !== undefined) addTo(this.places, round, { resultId, place });
    const { result } = line;
    const time = result ?? this.#detail(heat, line, 'swum-time');
    if (time !== undefined && swimTime(time) === undefined) this.#parts.unwritten.add('results result', 'noPlace');
    this.#push(
      this.results,
      line,
      'RESULT',
      {
        resultid: resultId,
        eventid: round.id,
        heatid: heat?.id,
        lane: line['start_order'],
        swimtime: (time === undefined ? undefined : swimTime(time)) ?? 'NT',
        status: this.#mark(heat, line),
        comment: this.#detail(heat, line, 'reason'),
        reactiontime: reactionText(this.#detail(heat, line, 'REACT_TIME')),
        points: line['points'],
      },
      [...wrapped('SPLITS', this.#splits(heat, line)), ...this.#positions(heat, line)],
    );
  }

  #push(
    list: Map<string, NewElement[]>,
    line: FolderRow,
    name: string,
    attributes: NewElement['attributes'],
    children: readonly NewElement[],
  ): void {
    addTo(list, competitorKey(line), element(name, attributes, children));
  }

  /** The rank in the round if it has several heats; in the last round of a competitor, the rank in the event. */
  #placeOf(round: SwimRound, line: FolderRow): number | undefined {
    const rankAt = (level: string, ref: string | undefined): string | undefined =>
      this.linesAt(level, ref ?? '').find((other) => competitorKey(other) === competitorKey(line))?.['rank'];
    const inRound =
      this.linesAt('phase', round.phase['id']!).length > 0 ? rankAt('phase', round.phase['id']) : undefined;
    const later = round.event.rounds.slice(round.event.rounds.indexOf(round) + 1);
    const isLast = !later.some((next) =>
      this.linesOf(next).some((other) => competitorKey(other.line) === competitorKey(line)),
    );
    const inEvent = isLast ? rankAt('event', round.event.row['id']) : undefined;
    if (later.length === 0 && inRound !== undefined && inEvent !== undefined && inRound !== inEvent)
      this.#parts.unwritten.add('results rank', 'noPlace');
    const rank = inRound ?? inEvent;
    return rank !== undefined && /^\d{1,4}$/u.test(rank) ? Number(rank) : undefined;
  }

  #splits(heat: SwimHeat | undefined, line: FolderRow): NewElement[] {
    if (!heat) return [];
    const distances = new Map(
      (this.#details.get(`unit ${heat.unit['id']} `) ?? [])
        .filter(({ owner, code }) => owner === 'unit' && code === 'INTERMEDIATE')
        .map(({ pos, value }) => [pos, /^(\d{2,5})\s?m/u.exec(value ?? '')?.[1]]),
    );
    const details = this.#details.get(`unit ${heat.unit['id']} ${line['competitor']}`) ?? [];
    return details.flatMap(({ owner, code, pos, value }) => {
      if (owner !== 'line' || code !== 'INTERMEDIATE') return [];
      const distance = distances.get(pos);
      const time = value === undefined ? undefined : swimTime(value);
      if (distance !== undefined && time !== undefined) return [element('SPLIT', { distance, swimtime: time })];
      this.#parts.unwritten.add('result_details INTERMEDIATE', 'noPlace');
      return [];
    });
  }

  /** All members of a relay in their order, before its contest has a line-up. */
  #planned(legs: number, { competitor_type: type, competitor: team }: FolderRow): NewElement[] {
    if (type !== 'team') return [];
    this.#withMembers.add(team!);
    return wrapped(
      'RELAYPOSITIONS',
      (this.#members.get(team) ?? []).map(({ participant }, index) =>
        element('RELAYPOSITION', {
          number: index < legs ? index + 1 : -1,
          athleteid: this.#parts.athleteId(participant!),
        }),
      ),
    );
  }

  /** Swimmers of a relay: those who swim by their leg, and once the others. */
  #positions(heat: SwimHeat | undefined, line: FolderRow): NewElement[] {
    if (line['competitor_type'] !== 'team') return [];
    const team = line['competitor']!;
    const { athleteId } = this.#parts;
    const legs = (heat && this.#lineups.get(`${heat.unit['id']} ${team}`)) ?? [];
    const details = (heat && this.#details.get(`unit ${heat.unit['id']} ${team}`)) ?? [];
    const positions = legs.map(({ participant, leg, order }) => {
      const own = details.filter(({ owner, member }) => owner === 'member' && member === participant);
      const valueOf = (code: string): string | undefined => own.find((detail) => detail['code'] === code)?.['value'];
      return element('RELAYPOSITION', {
        number: leg ?? order,
        athleteid: athleteId(participant!),
        reactiontime: reactionText(valueOf('REACT_TIME')),
        status: valueOf('mark'),
      });
    });
    if (!this.#withMembers.has(team)) {
      this.#withMembers.add(team);
      const swimming = new Set(legs.map(({ participant }) => participant));
      for (const { participant } of this.#members.get(team) ?? [])
        if (!swimming.has(participant))
          positions.push(element('RELAYPOSITION', { number: -1, athleteid: athleteId(participant!) }));
    }
    return wrapped('RELAYPOSITIONS', positions);
  }
}
