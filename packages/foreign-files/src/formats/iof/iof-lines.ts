import { row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { lookUp } from '../../look-up.ts';
import { childrenNamed, childNamed } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { IofMeet } from './iof-classes.ts';
import { childText, seconds, textOf, timeText, wholeChild } from './iof-values.ts';
import { statuses } from './iof-words.ts';

/** A competitor of a race with the element of the start or the result. */
export interface Runner {
  type: 'person' | 'team';
  id: string;
  element: XmlElement;
  time: number | undefined;
  behind: number | undefined;
  position: number | undefined;
  status: string | undefined;
  points: string | undefined;
  start: string | undefined;
}

/** Result of a runner from a `Result` or an `OverallResult`. */
export function runnerOf(element: XmlElement, who: Pick<Runner, 'type' | 'id'>, start: string | undefined): Runner {
  const score = childrenNamed(element, 'Score')
    .map(textOf)
    .find((text) => text !== undefined && /^\d{1,6}(?:\.\d+)?$/u.test(text));
  return {
    ...who,
    element,
    time: seconds(element, 'Time'),
    behind: seconds(element, 'TimeBehind'),
    position: wholeChild(element, 'Position') || undefined,
    status: childText(element, 'Status'),
    points: score === undefined ? undefined : String(Number(score)),
    start,
  };
}

/** Returns whether a runner has a result: a time that counts, or a mark. */
export const isDone = ({ status, time }: Runner): boolean =>
  lookUp(statuses, status) !== undefined ||
  ((status === 'OK' || status === 'NotCompeting' || status === undefined) && time !== undefined);

const isRanked = ({ status, time }: Runner): boolean => (status === 'OK' || status === undefined) && time !== undefined;

/** Lines of a contest or final ranking: by place, then time, then start; marks follow. */
export function addLines(level: 'unit' | 'event', ref: string, runners: readonly Runner[], { rows }: IofMeet): void {
  const group = (runner: Runner): number =>
    isRanked(runner) ? 0 : runner.status === 'NotCompeting' && runner.time !== undefined ? 1 : isDone(runner) ? 3 : 2;
  const sorted = runners.toSorted(
    (one, other) =>
      group(one) - group(other) ||
      (one.position ?? 1e9) - (other.position ?? 1e9) ||
      (one.time ?? 1e9) - (other.time ?? 1e9) ||
      (one.start ?? '').localeCompare(other.start ?? '') ||
      one.id.localeCompare(other.id),
  );
  const places = Map.groupBy(sorted.filter(isRanked), ({ position }) => position);
  for (const [index, runner] of sorted.entries()) {
    const mark = lookUp(statuses, runner.status);
    const isValid = mark === undefined && runner.time !== undefined;
    const rank = isRanked(runner) ? runner.position : undefined;
    rows.results.push(
      row({
        level,
        ref,
        sort: index + 1,
        competitor_type: runner.type,
        competitor: runner.id,
        rank,
        rank_equal: rank !== undefined && places.get(rank)!.length > 1 ? 'true' : undefined,
        result_type: isValid ? 'TIME' : mark ? 'IRM' : undefined,
        result: isValid ? timeText(Math.max(0, runner.time!)) : undefined,
        diff: isValid && runner.behind !== undefined && runner.behind > 0 ? `+${timeText(runner.behind)}` : undefined,
        points: isValid ? runner.points : undefined,
        irm: mark?.irm,
      }),
    );
    if (level === 'unit') addFacts(ref, runner, rows);
  }
}

function addFacts(ref: string, runner: Runner, rows: IofMeet['rows']): void {
  const mark = lookUp(statuses, runner.status);
  const facts: Readonly<Record<string, string | undefined>> = {
    'start-time': runner.start,
    mark: mark?.mark,
    exhibition: runner.status === 'NotCompeting' && runner.time !== undefined ? 'NC' : undefined,
    'time-run': mark && runner.time !== undefined && runner.time > 0 ? timeText(runner.time) : undefined,
  };
  for (const [code, value] of Object.entries(facts)) {
    if (value === undefined) continue;
    rows.usedDetails.add(code);
    rows.details.push(row({ level: 'unit', ref, owner: 'line', competitor: runner.id, type: 'ER', code, value }));
  }
}

interface Split {
  control: string;
  time: number | undefined;
}

/** Splits of a result in the order of the course; controls that were visited besides are counted. */
export function splitsOf(element: XmlElement, { lost }: IofMeet): Split[] {
  return childrenNamed(element, 'SplitTime').flatMap((split) => {
    if (split.attributes['status'] === 'Additional') {
      lost.add('SplitTime Additional', 'noPlace');
      return [];
    }
    const time = split.attributes['status'] === 'Missing' ? undefined : seconds(split, 'Time');
    return [{ control: textOf(childNamed(split, 'ControlCode')) ?? '', time }];
  });
}

/** Rows of splits, each with the time of the section before it. */
export function splitRows(splits: readonly Split[], cells: Readonly<Record<string, string | undefined>>): FolderRow[] {
  let before = 0;
  return splits.flatMap(({ time }, index) => {
    if (time === undefined) return [];
    const section = time > before ? timeText(time - before) : undefined;
    before = time;
    return [
      row({
        ...cells,
        type: 'ER',
        code: 'INTERMEDIATE',
        pos: index + 1,
        value: timeText(Math.max(0, time)),
        value2: section,
      }),
    ];
  });
}

/** Names of the controls, if all who finished have the same course; else they are counted. */
export function addControls(ref: string, courses: readonly (readonly Split[])[], { rows, lost }: IofMeet): void {
  const longest = courses.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const isSame = courses.every((course) => course.every(({ control }, index) => control === longest[index]?.control));
  if (!isSame)
    return lost.add(
      'SplitTime ControlCode',
      'noPlace',
      courses.reduce((sum, { length }) => sum + length, 0),
    );
  for (const [index, { control }] of longest.entries())
    if (control !== '')
      rows.details.push(
        row({ level: 'unit', ref, owner: 'unit', type: 'UI', code: 'INTERMEDIATE', pos: index + 1, value: control }),
      );
}
