/** Counts the unknown elements and attributes of a message. */
export class Tally {
  readonly counts = new Map<string, number>();

  attribute(element: string, attribute: string): void {
    this.#add(`${element}@${attribute}`);
  }

  child(parent: string, child: string): void {
    this.#add(`${parent}/${child}`);
  }

  #add(path: string): void {
    this.counts.set(path, (this.counts.get(path) ?? 0) + 1);
  }
}
