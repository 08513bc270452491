/** All content that the secretariat of the demo Games publishes. */
import { demoContext } from './context.ts';
import type { DemoContext } from './context.ts';
import type { DemoFile, DemoItem, DemoPart } from './demo-item.ts';
import type { World } from '../world.ts';
import { cups } from './cups.ts';
import { courses } from './learning/courses.ts';
import { bulletins } from './papers/bulletins.ts';
import { ceremonies } from './papers/ceremonies.ts';
import { documents } from './papers/documents.ts';
import { notices } from './papers/notices.ts';
import { ambassadors } from './people/ambassadors.ts';
import { sponsors } from './people/sponsors.ts';
import { volunteers } from './people/volunteers.ts';
import { specialAwards } from './papers/special-awards.ts';
import { media } from './media/main.ts';
import { places } from './places/main.ts';
import { safeSport } from './safety/safe-sport.ts';

/** One function per subject, in publication order. */
const parts: readonly ((context: DemoContext) => DemoPart)[] = [
  places,
  ambassadors,
  volunteers,
  sponsors,
  media,
  bulletins,
  documents,
  ceremonies,
  cups,
  specialAwards,
  safeSport,
  courses,
  notices,
];

export interface DemoContent {
  items: DemoItem[];
  files: DemoFile[];
}

/** @param scale below 0.5, only a few items of each kind are generated */
export function demoContent(world: World, options: { scale: number }): DemoContent {
  const context = demoContext(world, options);
  const builtParts = parts.map((part) => part(context));
  return { items: builtParts.flatMap(({ items }) => items), files: builtParts.flatMap(({ files }) => files) };
}
