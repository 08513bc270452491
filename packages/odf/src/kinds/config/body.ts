import type { Attributes, Detail } from '../../elements/basics.ts';

export interface ConfigBody {
  kind: 'config';
  configs: { unit?: string; details: Detail[]; attributes?: Attributes }[];
}
