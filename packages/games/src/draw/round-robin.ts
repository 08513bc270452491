/**
 * Rounds of a round robin by the circle method. Each team plays at most once per round.
 *
 * @returns for each round, pairs of indexes: home, away
 */
export function roundRobin(teams: number): [home: number, away: number][][] {
  const size = teams + (teams % 2);
  const circle = Array.from({ length: size }, (_, index) => index);
  return Array.from({ length: Math.max(0, size - 1) }, (_, round) => {
    const pairs: [number, number][] = [];
    for (let index = 0; index < size / 2; index += 1) {
      const [home, away] = [circle[index]!, circle[size - 1 - index]!];
      if (home < teams && away < teams) pairs.push(round % 2 === 0 ? [home, away] : [away, home]);
    }
    circle.splice(1, 0, circle.pop()!);
    return pairs;
  });
}

/** The group of a position in snake order: with three groups, positions 0 to 5 go to groups 0, 1, 2, 2, 1, 0. */
export function snakeGroup(place: number, groups: number): number {
  const row = Math.floor(place / groups);
  const column = place % groups;
  return row % 2 === 0 ? column : groups - 1 - column;
}
