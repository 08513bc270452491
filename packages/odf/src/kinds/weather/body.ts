import type { Attributes, Detail } from '../../elements/basics.ts';

export interface WeatherElement {
  date?: string;
  /** One detail per Conditions element; its children are the extensions, with their element name as type. */
  conditions: Detail[];
  attributes?: Attributes;
}

export interface WeatherBody {
  kind: 'weather';
  weathers: WeatherElement[];
}
