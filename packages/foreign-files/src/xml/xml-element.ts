/** An element of a file. Keys of `attributes` come from the file, so it has no prototype. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Text between the tags, if the format has text. */
  text?: string;
  /** Line of the start tag, counted from 1. */
  line: number;
}

export const childrenNamed = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The elements of a list inside a wrapper: `CLUBS` contains `CLUB`. */
export const listChildren = (element: XmlElement | undefined, wrapper: string, name: string): XmlElement[] =>
  childrenNamed(element, wrapper).flatMap((list) => childrenNamed(list, name));
