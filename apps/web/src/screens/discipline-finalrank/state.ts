import type { EventRef, ResultLineAnswer, StandingAnswer, StandingLine } from '@podium/contract';

/** The displayed event: the requested one, the first with a ranking, or the first. */
export function findShownEvent<T extends Pick<EventRef, 'id'>>(
  events: readonly T[],
  rankings: readonly StandingAnswer[],
  requestedId: string | undefined,
): T | undefined {
  const ranked = new Set(rankings.map(({ event }) => event.id));
  return events.find(({ id }) => id === requestedId) ?? events.find(({ id }) => ranked.has(id)) ?? events[0];
}

/** Lines with a rank, then those without: disqualified, not finished, not started. */
export function splitRanking(lines: readonly ResultLineAnswer[]): {
  placed: ResultLineAnswer[];
  out: ResultLineAnswer[];
} {
  const order = lines.toSorted((a, b) => a.position - b.position);
  return { placed: order.filter(({ irm }) => !irm), out: order.filter(({ irm }) => irm) };
}

/** The ranking of each age group: its placed lines with their ranks inside the group. */
export function ageGroupRankings(lines: readonly StandingLine[]): { name: string; lines: StandingLine[] }[] {
  const groups = new Map<string, StandingLine[]>();
  for (const line of lines) {
    const { ageGroup } = line;
    if (!ageGroup || line.irm) continue;
    const ranked = { ...line, rank: ageGroup.rank, rankEqual: ageGroup.rankEqual };
    groups.set(ageGroup.name, [...(groups.get(ageGroup.name) ?? []), ranked]);
  }
  return [...groups]
    .map(([name, list]) => ({ name, lines: list }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** DSQ precedes DNF and DNS; other codes are in between, in their original order. */
const outOrder = ['DQB', 'DSQ', 'DQ', 'DNF', 'DNS'];

export function groupByIrm(out: readonly ResultLineAnswer[]): { irm: string; lines: ResultLineAnswer[] }[] {
  const irmOrder = (irm: string) => (outOrder.includes(irm) ? outOrder.indexOf(irm) : outOrder.indexOf('DNF') + 0.5);
  return [...Map.groupBy(out, ({ irm }) => irm ?? '')]
    .map(([irm, lines]) => ({ irm, lines }))
    .sort((a, b) => irmOrder(a.irm) - irmOrder(b.irm));
}
