import type { XmlElement } from '../xml/element.ts';
import type { Tally } from './tally.ts';

export type ChildReader<Target> = (child: XmlElement, target: Target, tally: Tally) => void;
type ChildReaders<Target> = ReadonlyMap<string, ChildReader<Target>>;

export function childReaders<Target>(readers: Readonly<Record<string, ChildReader<Target>>>): ChildReaders<Target> {
  return new Map(Object.entries(readers));
}

/** Reads each known child into `target` and counts the others. */
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

/** Reader of an element that only wraps a list. */
export function inside<Target>(readers: Readonly<Record<string, ChildReader<Target>>>): ChildReader<Target> {
  const readersByName = childReaders(readers);
  return (wrapper, target, tally) => {
    for (const name of Object.keys(wrapper.attributes)) tally.attribute(wrapper.name, name);
    readChildren(wrapper, target, readersByName, tally);
  };
}

/** Counts the children of an element that has no known ones. */
export function countChildren(element: XmlElement, tally: Tally): void {
  for (const child of element.children) tally.child(element.name, child.name);
}
