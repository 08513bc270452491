import { basketballPlan, handballPlan, volleyballPlan } from './duels/tournament-plans.ts';
import { judoPlan, karatePlan, taekwondoPlan, wrestlingPlan } from './duels/combat-plans.ts';
import { archeryPlan } from './duels/archery-plan.ts';
import { fencingPlan } from './duels/fencing-plan.ts';
import { badmintonPlan, beachVolleyballPlan, tableTennisPlan } from './duels/racket-plans.ts';
import { artisticGymnastics, rhythmicGymnastics } from './judged/gymnastics.ts';
import { footballPlan } from './football/football-plan.ts';
import type { DisciplinePlan } from './kit.ts';
import { athletics } from './racing/athletics.ts';
import { openWater, roadCycling, triathlon, virtualRowing } from './racing/road-and-water.ts';
import { bmxRacing, mountainBiking } from './racing/bike-park.ts';
import { swimming } from './racing/swimming.ts';
import { shootingPlan } from './judged/shooting-plan.ts';
import { trampolinePlan } from './judged/trampoline-plan.ts';

/** Every sport of the Games. People are generated in this order, so append new sports to keep the existing people. */
export const disciplinePlans: readonly DisciplinePlan[] = [
  archeryPlan,
  athletics,
  badmintonPlan,
  basketballPlan,
  roadCycling,
  fencingPlan,
  artisticGymnastics,
  rhythmicGymnastics,
  handballPlan,
  judoPlan,
  karatePlan,
  openWater,
  swimming,
  taekwondoPlan,
  triathlon,
  tableTennisPlan,
  beachVolleyballPlan,
  virtualRowing,
  volleyballPlan,
  wrestlingPlan,
  footballPlan,
  trampolinePlan,
  shootingPlan,
  mountainBiking,
  bmxRacing,
];
