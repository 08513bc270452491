/** `attributes` has no prototype because its keys come from the sender. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
  /** Line of the start tag, counted from 1; only for elements that were read. */
  line?: number;
}

export function emptyAttributes(): Record<string, string> {
  return Object.create(null) as Record<string, string>;
}

export function xmlElement(name: string, children: XmlElement[] = [], text = ''): XmlElement {
  return { name, attributes: emptyAttributes(), children, text };
}

/** Wraps a list; an empty list produces no element. */
export function wrapped(name: string, children: XmlElement[]): XmlElement[] {
  return children.length === 0 ? [] : [xmlElement(name, children)];
}
