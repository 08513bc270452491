import { rscToId } from '@podium/games';
import type { FolderRow } from '../folder-tables.ts';
import { row } from '../cells.ts';
import { locationId, phaseId } from './paris-catalogue.ts';
import type { PhaseSeen } from './paris-catalogue.ts';
import { scheduledEvents } from './paris-events.ts';
import { eventKey, lastPart } from './paris-set.ts';
import type { ParisRow, ParisSet, Stage } from './paris-set.ts';

/** A row of the schedule and how it was classified. */
interface Item {
  source: ParisRow;
  cells: Record<string, string | number | undefined>;
  id: string;
  eventCode?: string;
  /** 26 characters. */
  phase?: string;
  /** Can group units without their own row: rows of a phase first, then rows that match no unit. */
  gathers?: 'phase' | 'rest';
  children: Stage[];
}

export interface ParisSchedule {
  units: FolderRow[];
  phases: PhaseSeen[];
  /** The unit that the address of a medal refers to. */
  unitOf(url: string | undefined, discipline: string | undefined, event: string | undefined): string | undefined;
}

const filler = '--------';

/** Words in a row's phase that identify the phase of the event if its address does not. */
const phaseOfText: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/Gro?u?p ([A-Z])$/, ([, letter]) => `GP${letter}-`],
  [/Opening Series/, () => 'PREL'],
  [/Quarter-?finals?/i, () => 'QFNL'],
  [/Semi-?finals?/i, () => 'SFNL'],
  [/Qualification/, () => 'QUAL'],
  [/Heats?/, () => 'HEAT'],
  [/Finals?$/, () => 'FNL-'],
];

/**
 * Converts each row of the schedule to one unit: a row of a phase groups the units of the phase that have no row.
 * Units with results but without a row become children of the row of their event that is nearest in time.
 */
export function readSchedule(set: ParisSet): ParisSchedule {
  return new ScheduleReader(set).read();
}

class ScheduleReader {
  readonly #set: ParisSet;
  readonly #stages = new Map<string, Stage>();
  readonly #eventCodes = new Map<string, string>();
  readonly #teamEvents = new Map<string, string>();
  readonly #phaseCodes: Set<string>;
  readonly #items: Item[] = [];
  readonly #ids = new Set<string>();
  readonly #withRow = new Set<string>();
  /** If several rows have the address of one unit, the row in which it started. */
  readonly #rowOf = new Map<string, ParisRow>();
  readonly #phases: PhaseSeen[] = [];

  constructor(set: ParisSet) {
    this.#set = set;
    for (const stage of set.stages) {
      const [first] = stage.rows;
      this.#stages.set(stage.code, stage);
      this.#eventCodes.set(eventKey(first['discipline_name'], first['event_name']), first['event_code']!);
      if (first['participant_type'] === 'Team')
        this.#teamEvents.set(`${first['discipline_code']}${first['gender']}`, first['event_code']!);
      const phase = stage.code.slice(0, 26);
      if (!stage.code.endsWith('-'.repeat(12)))
        this.#phases.push({ code: phase, stage: first['stage'], at: first['date']! });
    }
    for (const { code, key } of scheduledEvents(set)) this.#eventCodes.set(key, code);
    this.#phaseCodes = new Set(this.#phases.map((phase) => phase.code));
  }

  read(): ParisSchedule {
    for (const source of this.#set.rows('schedules.csv')) {
      const stage = this.#stages.get(this.#codeOf(source) ?? '');
      const rival = stage && this.#rowOf.get(stage.code);
      if (stage && (!rival || distance(source, stage.rows[0]['date']!) < distance(rival, stage.rows[0]['date']!)))
        this.#rowOf.set(stage.code, source);
    }
    for (const source of this.#set.rows('schedules.csv')) this.#items.push(this.#item(source));
    const children = this.#adopt();
    for (const { phase, source } of this.#items)
      if (phase !== undefined) this.#phases.push({ code: phase, stage: source['phase'], at: source['start_date']! });
    const units = this.#items.map((item) => this.#unitRow(item));
    return {
      units: [...units, ...children],
      phases: this.#phases,
      unitOf: (url, discipline, event) => this.#unitOf(url, discipline, event),
    };
  }

  #item(source: ParisRow): Item {
    const item: Item = { source, cells: {}, id: '', children: [] };
    if (source['discipline_code'] === 'CER') return this.#ceremony(item);
    const last = lastPart(source['url']);
    item.eventCode =
      this.#eventCodes.get(eventKey(source['discipline'], source['event'])) ??
      this.#teamEvents.get(`${source['discipline_code']}${source['gender']}`);
    const eventCode = item.eventCode!.padEnd(22, '-');
    const code = (eventCode + last.toUpperCase()).padEnd(34, '-');
    if (this.#codeOf(source) === code && this.#rowOf.get(code) === source) {
      this.#withRow.add(code);
      item.phase = code.slice(0, 26);
      item.id = this.#take(rscToId(code));
      item.cells['rsc'] = code;
      return item;
    }
    if (last.endsWith(filler) && !last.startsWith('----')) {
      item.phase = code.slice(0, 26);
      item.gathers = 'phase';
      const id = phaseId(item.phase);
      if (!this.#ids.has(id)) item.cells['rsc'] = item.phase.padEnd(34, '-');
      item.id = this.#take(id);
      return item;
    }
    if (source['url'] === undefined && source['phase']?.endsWith('Training')) {
      item.id = this.#take(`${item.eventCode}.training`);
      return item;
    }
    return this.#rest(item, eventCode, source['url'] === undefined ? '' : last);
  }

  /** The unit code in a row's address, if its event and unit are in the results. */
  #codeOf(source: ParisRow): string | undefined {
    const event = this.#eventCodes.get(eventKey(source['discipline'], source['event']));
    const last = lastPart(source['url']);
    if (event === undefined || last === '' || last.endsWith(filler)) return undefined;
    const code = (event.padEnd(22, '-') + last.toUpperCase()).padEnd(34, '-');
    return this.#stages.has(code) ? code : undefined;
  }

  /** A row that matches no unit of the results: canceled, one of several parts, or with its result in another row. */
  #rest(item: Item, eventCode: string, last: string): Item {
    const text = item.source['phase'] ?? '';
    const ofAddress = eventCode + last.slice(0, 4).toUpperCase();
    const word = phaseOfText.map(([form, codeOf]) => ({ found: form.exec(text), codeOf })).find(({ found }) => found);
    item.phase = this.#phaseCodes.has(ofAddress) || !word?.found ? ofAddress : eventCode + word.codeOf(word.found);
    if (/^-*$/.test(item.phase.slice(22))) item.phase = `${eventCode}FNL-`;
    if (last !== '') item.gathers = 'rest';
    item.id = this.#take(
      `${phaseId(item.phase)}${last.slice(4).replace(/-+$/, '').toUpperCase()}.${last === '' ? 'cancelled' : 'item'}`,
    );
    return item;
  }

  #ceremony(item: Item): Item {
    const part = this.#ids.has('CER-OPENING') ? 'CLOSING' : 'OPENING';
    item.id = this.#take(`CER-${part}`);
    item.cells['rsc'] = `CER-${part}`.padEnd(34, '-');
    item.cells['type'] = part === 'OPENING' ? 'opening-ceremony' : 'closing-ceremony';
    return item;
  }

  /** A unique id: the second occurrence gets `.2`. */
  #take(wanted: string): string {
    let id = wanted;
    for (let number = 2; this.#ids.has(id); number++) id = `${wanted}.${number}`;
    this.#ids.add(id);
    return id;
  }

  #adopt(): FolderRow[] {
    const byPhase = new Map<string, Item[]>();
    const byEvent = new Map<string, Item[]>();
    const add = (map: Map<string, Item[]>, key: string, item: Item): void =>
      void map.set(key, [...(map.get(key) ?? []), item]);
    for (const item of this.#items) {
      if (item.gathers === undefined) continue;
      add(byPhase, item.phase!, item);
      if (item.gathers === 'rest') add(byEvent, item.eventCode!, item);
    }
    const rows: FolderRow[] = [];
    const units = this.#set.stages.filter(({ code }) => !code.endsWith(filler) && !this.#withRow.has(code));
    for (const stage of [...units].sort((one, other) => (stageOrder(one) < stageOrder(other) ? -1 : 1))) {
      const [first] = stage.rows;
      const above = byPhase.get(stage.code.slice(0, 26)) ?? byEvent.get(first['event_code']!) ?? [];
      const item = nearest(above, first['date']!);
      item?.children.push(stage);
      rows.push(this.#childRow(stage, item));
    }
    return rows;
  }

  #childRow(stage: Stage, item: Item | undefined): FolderRow {
    const [first] = stage.rows;
    const { source } = item ?? {};
    return row({
      id: this.#take(rscToId(stage.code)),
      type: 'competition',
      phase: phaseId(stage.code.slice(0, 26)),
      parent: item?.id,
      rsc: stage.code,
      name_en: first['event_stage'],
      order: item ? item.children.length : undefined,
      start: source?.['start_date'],
      actual_start: first['date'],
      day: source?.['day'],
      status: source?.['status'] ?? 'UNSCHEDULED',
      result_status: source === undefined || source['status'] === 'FINISHED' ? 'OFFICIAL' : undefined,
      venue: source?.['venue_code'],
      location: locationId(source?.['venue_code'], source?.['location_code']),
      unit_type: source?.['event_type'],
    });
  }

  #unitRow({ source, id, cells, phase, children }: Item): FolderRow {
    const stage = this.#stages.get(String(cells['rsc'] ?? ''));
    const medal = source['event_medal'] === '1' ? 'gold' : source['event_medal'] === '3' ? 'bronze' : undefined;
    const isTraining = phase === undefined && cells['type'] === undefined;
    const hasResults = stage !== undefined || children.length > 0;
    return row({
      id,
      type: isTraining ? 'training' : medal ? 'competition-medal' : 'competition',
      phase: phase && phaseId(phase),
      discipline: isTraining ? source['discipline_code'] : undefined,
      name_en:
        stage && !stage.code.endsWith(filler) ? stage.rows[0]['event_stage'] : (source['phase'] ?? ceremonyName(id)),
      start: source['start_date'],
      end: source['end_date'] === source['start_date'] ? undefined : source['end_date'],
      actual_start: stage && !stage.code.endsWith(filler) ? stage.rows[0]['date'] : undefined,
      day: source['day'],
      status: source['status'],
      result_status: source['status'] === 'FINISHED' && hasResults ? 'OFFICIAL' : undefined,
      medal,
      venue: source['venue_code'],
      location: locationId(source['venue_code'], source['location_code']),
      unit_type: source['event_type'],
      ...cells,
    });
  }

  #unitOf(url: string | undefined, discipline: string | undefined, event: string | undefined): string | undefined {
    const eventCode = this.#eventCodes.get(eventKey(discipline, event));
    const last = lastPart(url).toUpperCase();
    if (eventCode === undefined) return undefined;
    const code = (eventCode.padEnd(22, '-') + last).padEnd(34, '-');
    if (this.#withRow.has(code)) return rscToId(code);
    const phase = code.slice(0, 26);
    const isAnyPhase = /^-*$/.test(last);
    return this.#items.find(
      (item) =>
        item.eventCode === eventCode && item.source['event_medal'] === '1' && (isAnyPhase || item.phase === phase),
    )?.id;
  }
}

function ceremonyName(id: string): string {
  return id === 'CER-OPENING' ? 'Opening ceremony' : 'Closing ceremony';
}

function stageOrder(stage: Stage): string {
  return `${stage.rows[0]['date']} ${stage.code}`;
}

/** The row whose time contains an instant, otherwise the nearest; the earlier one if equal. */
function nearest(items: readonly Item[], at: string): Item | undefined {
  let best: Item | undefined;
  for (const item of items) if (!best || distance(item.source, at) < distance(best.source, at)) best = item;
  return best;
}

/** Distance of an instant from a row's time; 0 within it. */
function distance(source: ParisRow, at: string): number {
  const instant = Date.parse(at);
  return Math.max(0, Date.parse(source['start_date']!) - instant, instant - Date.parse(source['end_date']!));
}
