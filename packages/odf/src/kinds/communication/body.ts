import type { Attributes } from '../../elements/basics.ts';

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

export interface CommunicationBody {
  kind: 'communication';
  communications: CommunicationElement[];
}
