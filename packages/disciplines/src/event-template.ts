import type { DrawTemplate, EventRules, RepechageOf, Texts } from '@podium/games';
import type { pictograms } from './pictograms.gen.ts';

export type Pictogram = (typeof pictograms)[number];

/** A common event with its rules, which an organizer chooses and may change. */
export interface EventTemplate {
  /** Unique within its folder: `bestOfThree`. */
  key: string;
  /** Name within the sport: `Best of three sets to 25`. */
  name: Texts;
  /** Individuals or teams. */
  kind: 'individual' | 'team';
  /** Usual kind of draw. */
  draw: DrawTemplate['kind'];
  /** Contests with losers in the repechage; the quarterfinals if left out. */
  repechageOf?: RepechageOf;
  rules: EventRules;
  /** Name and pictogram of a sport without a folder, which organizers add as their own. */
  sport?: { name: Texts; pictogram: Pictogram };
}
