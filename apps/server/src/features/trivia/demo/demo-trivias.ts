import type { DemoTrivia } from './shape.ts';
import { athletics } from './trivias/athletics.ts';
import { basketball } from './trivias/basketball.ts';
import { fencing } from './trivias/fencing.ts';
import { games } from './trivias/games.ts';
import { gymnastics } from './trivias/gymnastics.ts';
import { health } from './trivias/health.ts';
import { judo } from './trivias/judo.ts';
import { safeSport } from './trivias/safe-sport.ts';
import { swimming } from './trivias/swimming.ts';
import { tableTennis } from './trivias/table-tennis.ts';
import { triathlon } from './trivias/triathlon.ts';
import { volleyball } from './trivias/volleyball.ts';

/** Written for the demo Games: rules of their sports, the Games themselves, safe sport and health. */
export const demoTrivias: readonly DemoTrivia[] = [
  athletics,
  basketball,
  fencing,
  games,
  gymnastics,
  health,
  judo,
  safeSport,
  swimming,
  tableTennis,
  triathlon,
  volleyball,
];
