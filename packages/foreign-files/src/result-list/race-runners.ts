/** Competitors of a contest with their results. */
import { canonicalIrm } from '@podium/games';
import { row } from '@podium/games-folder';
import type { ListEvent } from './list-events.ts';
import { readIrm, readListMark, readPlace } from './list-marks.ts';
import type { ListMark } from './list-marks.ts';
import type { ListLine } from './list-record.ts';
import { medalIn } from './list-words.ts';
import { addEntry } from './result-rows.ts';
import type { RaceContext } from './result-rows.ts';

export interface Runner {
  type: 'person' | 'team';
  id: string;
  line: ListLine;
  mark: ListMark | undefined;
  irm: string | undefined;
  reason: string | undefined;
  place: number | undefined;
  members: readonly string[];
}

export const isDone = ({ mark, irm, place }: Runner): boolean =>
  mark !== undefined || irm !== undefined || place !== undefined;
export const counts = ({ irm, mark, place }: Runner): boolean =>
  irm === undefined && (mark !== undefined || place !== undefined);

export function readRunners(event: ListEvent, lines: readonly ListLine[], context: RaceContext): Runner[] {
  const runners = new Map<string, Runner>();
  for (const line of lines) {
    const runner = readRunner(event, line, context);
    if (!runner) continue;
    if (runners.has(runner.id))
      context.doubts.add({ code: 'twice', sheet: line.sheet, line: line.line, value: shownName(line) });
    else runners.set(runner.id, runner);
  }
  return [...runners.values()];
}

const shownName = ({ competitor: { person, team, delegation } }: ListLine): string =>
  person ? [person.givenName, person.familyName].filter(Boolean).join(' ') : (team ?? delegation ?? '');

function readRunner(event: ListEvent, line: ListLine, context: RaceContext): Runner | undefined {
  const { competitor, sheet } = line;
  const place = { sheet, line: line.line };
  const { people, doubts, rows } = context;
  const gender = event.gender === 'M' || event.gender === 'W' ? event.gender : undefined;
  const id = event.isTeam
    ? people.team(event.id, competitor, gender ?? (event.gender === 'X' ? 'X' : undefined), place)
    : people.person(competitor, gender, place);
  if (id === undefined) {
    doubts.add({ code: 'noName', ...place, value: shownName(line) });
    return undefined;
  }
  const members = event.isTeam
    ? people.members(competitor.members, competitor.delegation ?? competitor.team, gender, place)
    : [];
  for (const [index, participant] of members.entries())
    if (!rows.members.some((each) => each['team'] === id && each['participant'] === participant))
      rows.members.push(row({ team: id, participant, order: index + 1 }));
  const type = event.isTeam ? 'team' : 'person';
  addEntry(event, { type, id, bib: competitor.bib, group: event.hasGroups ? line.event.class : undefined }, context);
  return { type, id, line, members, ...readResult(event, line, context) };
}

function readResult(
  event: ListEvent,
  line: ListLine,
  { doubts }: RaceContext,
): Pick<Runner, 'mark' | 'irm' | 'reason' | 'place'> {
  const { mark = '', status = '', place = '', sheet } = line;
  const noResult = /^(?:[-–—.*/\s]*|nt|n\/a|s\/t|s\/m)$/iu;
  const ofMark = noResult.test(mark) ? undefined : readListMark(mark, event.measure);
  const ofStatus = readIrm(status) ?? readIrm(place);
  const asMark = ofMark && 'mark' in ofMark ? ofMark.mark : undefined;
  const irm = ofStatus ?? (ofMark && 'irm' in ofMark ? ofMark : undefined);
  if (!noResult.test(mark) && !ofMark && medalIn(mark) === undefined)
    doubts.add({
      code: 'mark',
      sheet,
      line: line.line,
      value: mark,
      ...(line.markColumn && { column: line.markColumn }),
    });
  const rank = noResult.test(place) ? undefined : readPlace(place);
  if (!noResult.test(place) && rank === undefined && !readIrm(place) && medalIn(place) === undefined)
    doubts.add({
      code: 'place',
      sheet,
      line: line.line,
      value: place,
      ...(line.placeColumn && { column: line.placeColumn }),
    });
  const reason = irm?.reason ?? (irm && status !== '' && !readIrm(status) ? status : undefined);
  return { mark: asMark, irm: irm && (canonicalIrm(irm.irm) ?? undefined), reason, place: irm ? undefined : rank };
}

/** Returns whether the places of a round are those among all its heats: the same place is not in each of them. */
export function arePlacesOverall(heats: readonly (readonly Runner[])[]): boolean {
  const placed = heats.filter((runners) => runners.some(({ place }) => place !== undefined));
  const firsts = placed.filter((runners) => runners.some(({ place }) => place === 1)).length;
  return placed.length > 0 && firsts <= 1;
}
