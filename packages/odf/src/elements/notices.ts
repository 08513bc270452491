import type { Attributes, Detail } from './basics.ts';

export interface CommunicationElement {
  kind: 'decision' | 'protest';
  publishTime?: string;
  unit?: string;
  status?: string;
  attributes: Attributes;
  /**
   * Texts by child element name, in document order: Subtitle, Summary, Details, IssuedBy, DecisionShort, FactsFound …
   */
  texts: { name: string; language?: string; text: string; attributes?: Attributes }[];
  jury: { code: string; familyName?: string; attributes?: Attributes }[];
}

export interface WeatherElement {
  date?: string;
  /** One detail per Conditions element; its children are the extensions, with their element name as type. */
  conditions: Detail[];
  attributes?: Attributes;
}
