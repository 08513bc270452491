import { cupBuilders } from './cups/builders.ts';
import { kindBuilders } from './kinds/builders.ts';
import { awardBuilders } from './reads/awards.ts';
import { courseBuilders } from './reads/courses.ts';
import { mediaBuilders } from './reads/media.ts';
import { paperBuilders } from './reads/papers.ts';
import { peopleBuilders } from './reads/people.ts';
import { placeBuilders } from './reads/places.ts';
import { routeRuleBuilders } from './reads/route-rules.ts';
import { safetyBuilders } from './reads/safety.ts';
import { specialAwardBuilders } from './reads/special-awards.ts';
import { unitBuilders } from './reads/unit.ts';

export const builders = {
  ...awardBuilders,
  ...courseBuilders,
  ...cupBuilders,
  ...kindBuilders,
  ...mediaBuilders,
  ...paperBuilders,
  ...peopleBuilders,
  ...placeBuilders,
  ...routeRuleBuilders,
  ...safetyBuilders,
  ...specialAwardBuilders,
  ...unitBuilders,
};
