/** Week 1 is the first half of the days of the Games, rounded up, week 2 the rest: eight and seven of fifteen. */
export function weekOf(day: string, days: readonly string[]): 1 | 2 {
  const index = days.indexOf(day);
  return index >= 0 && index < Math.ceil(days.length / 2) ? 1 : 2;
}

export interface DayWithSports {
  day: string;
  disciplines: readonly string[];
}

/**
 * Blocks of the schedule: days connected by sports. A new block starts once all earlier sports have finished, or after
 * a day without competition. Days without competition belong to no block.
 */
export function blocksOf(days: readonly DayWithSports[]): Map<string, number> {
  const lastOf = new Map<string, number>();
  for (const [index, { disciplines }] of days.entries()) for (const key of disciplines) lastOf.set(key, index);
  const blocks = new Map<string, number>();
  let number = 0;
  let reach = -1;
  let before = -2;
  for (const [index, { day, disciplines }] of days.entries()) {
    if (disciplines.length === 0) continue;
    if (index > reach || before !== index - 1) number++;
    for (const key of disciplines) reach = Math.max(reach, lastOf.get(key)!);
    blocks.set(day, number);
    before = index;
  }
  return blocks;
}
