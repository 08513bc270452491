import { defineFeature } from '../kit.ts';
import { publishDemoTimetable } from './demo-timetable.ts';
import { transportVerbs } from './verbs.ts';

export const feature = defineFeature({
  name: 'transport',
  demo: publishDemoTimetable,
  verbs: transportVerbs,
});
