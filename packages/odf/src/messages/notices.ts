import type { Attributes, Detail } from './basics.ts';

export interface CommunicationElement {
  kind: 'decision' | 'protest';
  publishTime?: string;
  unit?: string;
  status?: string;
  attributes: Attributes;
  /** Child element name to text, in document order: Subtitle, Summary, Details, IssuedBy, DecisionShort, FactsFound … */
  texts: { name: string; language?: string; text: string; attributes?: Attributes }[];
  jury: { code: string; familyName?: string; attributes?: Attributes }[];
}

export interface WeatherElement {
  date?: string;
  /** Each Conditions element; what stands inside is its extensions, their type the element's name. */
  conditions: Detail[];
  attributes?: Attributes;
}
