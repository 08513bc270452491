import { row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { lookUp } from '../../look-up.ts';
import { codeParts } from './wcif-schedule.ts';
import type { Activity, Schedule } from './wcif-schedule.ts';
import type { Cuber, WcifPeople } from './wcif-people.ts';
import type { CubeEvent, CubeRound } from './wcif-rounds.ts';
import { unitId } from './wcif-tables.ts';
import { tasks } from './wcif-words.ts';

/**
 * Adds groups and stations to the lines of rounds, and returns the officials of each round: delegates, and people with a
 * task in one of its groups. A round without lines gets those who are assigned to it as its start list.
 */
export function assignTasks({ all }: WcifPeople, events: readonly CubeEvent[], schedule: Schedule): FolderRow[] {
  const byNumber = new Map(
    schedule.activities.flatMap((activity) =>
      activity.number === undefined ? [] : [[activity.number, activity] as const],
    ),
  );
  const rounds = new Map(
    events.flatMap(({ letters, rounds: list }) =>
      list.map((round) => [round.code, { round, unit: unitId(letters, round.number) }] as const),
    ),
  );
  const startLists = new Set(
    [...rounds.values()].filter(({ round }) => round.lines.length === 0).map(({ round }) => round),
  );
  const officials = new Map<string, FolderRow>();
  const counts = new Map<string, number>();
  const add = (unit: string, participant: string, word: string): void => {
    const task = lookUp(tasks, word);
    const key = `${unit} ${participant} ${task?.code}`;
    if (!task || officials.has(key)) return;
    const order = (counts.get(unit) ?? 0) + 1;
    counts.set(unit, order);
    officials.set(key, row({ unit, participant, function: task.code, order }));
  };
  for (const person of all)
    for (const role of person.roles) for (const { unit } of rounds.values()) add(unit, person.id, role);
  for (const person of all)
    for (const { activity, task, station } of person.assignments) {
      const found = byNumber.get(activity);
      const place = found && rounds.get(codeParts(found.code)?.round ?? '');
      if (!place) continue;
      if (task === 'competitor')
        assign(place.round, person, { activity: found, station, isStartList: startLists.has(place.round) });
      else add(place.unit, person.id, task);
    }
  return [...officials.values()];
}

function assign(
  round: CubeRound,
  { id: competitor, number }: Cuber,
  { activity, station, isStartList }: { activity: Activity; station: number | undefined; isStartList: boolean },
): void {
  let line = round.lines.find((one) => one.competitor === competitor);
  if (!line && isStartList) {
    line = {
      competitor,
      number,
      ranking: undefined,
      attempts: [],
      best: undefined,
      average: undefined,
      isDone: false,
    };
    round.lines.push(line);
  }
  const name = codeParts(activity.code)?.group;
  if (!line || line.group) return;
  if (name !== undefined) line.group = { name, start: activity.start.slice(11, 16) };
  if (station !== undefined && station > 0) line.station = station;
}
