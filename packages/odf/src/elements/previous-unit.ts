import type { Attributes } from './basics.ts';

export interface PreviousUnit {
  unit: string;
  value?: string;
  wlt?: string;
  attributes?: Attributes;
}
