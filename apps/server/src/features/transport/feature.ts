import { defineFeature } from '../kit.ts';
import { transportVerbs } from './verbs.ts';

export const feature = defineFeature({
  name: 'transport',
  verbs: transportVerbs,
});
