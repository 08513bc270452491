/** A person or team that takes part in a draw. */
export interface DrawEntrant {
  id: string;
  /** Entrants of one delegation are kept apart as far as possible. */
  delegation: string;
  /** 1 is the best. Without a seed, the position is drawn. */
  seed?: number;
  /** Still part of contests that have begun, and of none that is drawn from now on. */
  isWithdrawn?: boolean;
}

/** Returns a number from 0 up to, but not including, 1. Passed in so that a draw can be repeated. */
export type Chance = () => number;

/** Seeded entrants by seed, then the others in drawn order. */
export function drawOrder(entrants: readonly DrawEntrant[], chance: Chance): DrawEntrant[] {
  const seeded = entrants.filter(({ seed }) => seed !== undefined).sort((a, b) => a.seed! - b.seed!);
  return [
    ...seeded,
    ...shuffle(
      entrants.filter(({ seed }) => seed === undefined),
      chance,
    ),
  ];
}

function shuffle<Item>(items: readonly Item[], chance: Chance): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const swapIndex = Math.floor(chance() * (last + 1));
    [shuffled[last], shuffled[swapIndex]] = [shuffled[swapIndex]!, shuffled[last]!];
  }
  return shuffled;
}
