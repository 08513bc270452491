/**
 * Finds a perfect matching of a general graph (Edmonds, contracting blossoms).
 *
 * @param size number of vertices
 * @param isAllowed whether two vertices may be a pair; symmetric
 * @returns the partner of each vertex; undefined if nobody can be left over only by breaking the rule
 */
export function perfectMatching(size: number, isAllowed: (a: number, b: number) => boolean): number[] | undefined {
  const partner = Array.from({ length: size }, () => -1);
  for (let vertex = 0; vertex < size; vertex += 1)
    if (partner[vertex] === -1 && !augment(vertex, partner, isAllowed)) return undefined;
  return partner;
}

/** Searches an alternating path from a free vertex to another one, and exchanges the pairs along it. */
function augment(root: number, partner: number[], isAllowed: (a: number, b: number) => boolean): boolean {
  const size = partner.length;
  const parent = Array.from({ length: size }, () => -1);
  const base = Array.from({ length: size }, (_, vertex) => vertex);
  const isReached = Array.from({ length: size }, () => false);
  const queue = [root];
  isReached[root] = true;

  const commonBase = (a: number, b: number): number => {
    const passed = new Set<number>();
    for (let vertex = base[a]!; ; vertex = base[parent[partner[vertex]!]!]!) {
      passed.add(vertex);
      if (partner[vertex] === -1) break;
    }
    for (let vertex = base[b]!; ; vertex = base[parent[partner[vertex]!]!]!) if (passed.has(vertex)) return vertex;
  };
  const markPath = (from: number, blossom: number, child: number, inBlossom: Set<number>): void => {
    let next = child;
    for (let vertex = from; base[vertex] !== blossom; vertex = parent[partner[vertex]!]!) {
      inBlossom.add(base[vertex]!).add(base[partner[vertex]!]!);
      parent[vertex] = next;
      next = partner[vertex]!;
    }
  };
  const contract = (a: number, b: number): void => {
    const blossom = commonBase(a, b);
    const inBlossom = new Set<number>();
    markPath(a, blossom, b, inBlossom);
    markPath(b, blossom, a, inBlossom);
    for (let vertex = 0; vertex < size; vertex += 1) {
      if (!inBlossom.has(base[vertex]!)) continue;
      base[vertex] = blossom;
      if (isReached[vertex]) continue;
      isReached[vertex] = true;
      queue.push(vertex);
    }
  };
  const exchange = (end: number): void => {
    for (let vertex = end; vertex !== -1;) {
      const before = parent[vertex]!;
      const next = partner[before]!;
      partner[vertex] = before;
      partner[before] = vertex;
      vertex = next;
    }
  };

  for (const vertex of queue) {
    for (let other = 0; other < size; other += 1) {
      if (other === vertex || !isAllowed(vertex, other)) continue;
      if (base[vertex] === base[other] || partner[vertex] === other) continue;
      if (other === root || (partner[other] !== -1 && parent[partner[other]!] !== -1)) {
        contract(vertex, other);
        continue;
      }
      if (parent[other] !== -1) continue;
      parent[other] = vertex;
      if (partner[other] === -1) {
        exchange(other);
        return true;
      }
      isReached[partner[other]!] = true;
      queue.push(partner[other]!);
    }
  }
  return false;
}
