/** Repeatable random numbers: the same seed produces the same sequence. A fork depends only on its name, not on earlier draws. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** Integer between both bounds, inclusive. */
  int(min: number, max: number): number;
  between(min: number, max: number): number;
  /** Normal distribution with mean 0 and deviation 1, limited to ±3. */
  gauss(): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  fork(name: string): Random;
}

export function seededRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    gauss: () => Math.max(-3, Math.min(3, Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()))),
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)]!,
    shuffle: (list) => {
      const mixed = [...list];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const swapIndex = int(0, last);
        [mixed[last], mixed[swapIndex]] = [mixed[swapIndex]!, mixed[last]!];
      }
      return mixed;
    },
    fork: (name) => seededRandom(`${seed}/${name}`),
  };
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
