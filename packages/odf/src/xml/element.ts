/** `attributes` has no prototype: its keys are the sender's. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
  /** Where its start tag begins, counted from 1; of an element that was read. */
  line?: number;
}

export function emptyAttributes(): Record<string, string> {
  return Object.create(null) as Record<string, string>;
}

export function xmlElement(name: string, children: XmlElement[] = [], text = ''): XmlElement {
  return { name, attributes: emptyAttributes(), children, text };
}

/** A list's wrapper; an empty list needs none. */
export function wrapped(name: string, children: XmlElement[]): XmlElement[] {
  return children.length === 0 ? [] : [xmlElement(name, children)];
}
