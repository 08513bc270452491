import type { XmlElement } from '../xml/element.ts';
import type { Tally } from './tally.ts';

export type ChildReader<Target> = (child: XmlElement, target: Target, tally: Tally) => void;
type ChildReaders<Target> = ReadonlyMap<string, ChildReader<Target>>;

export function childReaders<Target>(readers: Readonly<Record<string, ChildReader<Target>>>): ChildReaders<Target> {
  return new Map(Object.entries(readers));
}

/** Reads each known child into `target`; the others are counted. */
export function readChildren<Target>(
  element: XmlElement,
  target: Target,
  readers: ChildReaders<Target>,
  tally: Tally,
): void {
  for (const child of element.children) {
    const reader = readers.get(child.name);
    if (reader === undefined) tally.child(element.name, child.name);
    else reader(child, target, tally);
  }
}

/** An element that only holds a list. */
export function inside<Target>(readers: Readonly<Record<string, ChildReader<Target>>>): ChildReader<Target> {
  const known = childReaders(readers);
  return (wrapper, target, tally) => {
    for (const name of Object.keys(wrapper.attributes)) tally.attribute(wrapper.name, name);
    readChildren(wrapper, target, known, tally);
  };
}

/** For an element of which nothing inside is read. */
export function countChildren(element: XmlElement, tally: Tally): void {
  for (const child of element.children) tally.child(element.name, child.name);
}
