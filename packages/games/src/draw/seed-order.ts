/**
 * Seeds from the top of a bracket to the bottom: 1, 8, 4, 5, 2, 7, 3, 6. The best seeds meet as late as possible.
 *
 * @param size a power of two
 */
export function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
