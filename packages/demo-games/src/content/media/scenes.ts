/** Motifs of the official photos. */
import {
  beachRun,
  bout,
  cyclists,
  duel,
  fireworks,
  flags,
  longJump,
  medals,
  podium,
  runners,
  swimmer,
  swimStart,
  underwater,
} from '../drawing/moments.ts';
import { hallView, lakeView, poolView, stadiumView } from '../drawing/venue-views.ts';

export const scenes = {
  pool: () => poolView(),
  swimStart: (seed) => swimStart({ seed }),
  swimmer: (seed) => swimmer({ seed }),
  underwater: (seed) => underwater({ seed }),
  stadium: () => stadiumView(),
  runners: (seed) => runners({ seed }),
  nightRunners: (seed) => runners({ seed, light: 'night', count: 3 }),
  longJump: (seed) => longJump({ seed }),
  basketball: (seed) => duel({ seed, court: 'basketball', floor: '#c98d52' }),
  volleyball: (seed) => duel({ seed, court: 'volleyball', floor: '#2f7f8f' }),
  hall: (seed) => hallView(seed, ['#b7773f', '#dca266']),
  bout: (seed) => bout({ seed, mat: '#e8c34a', edge: '#b23a3a' }),
  nextBout: (seed) => bout({ seed, mat: '#5fae86', edge: '#24506e' }),
  lake: () => lakeView(),
  beachRun: (seed) => beachRun({ seed }),
  cyclists: (seed) => cyclists({ seed }),
  podium: (seed) => podium({ seed }),
  medals: (seed) => medals({ seed }),
  flags: (seed) => flags({ seed }),
  eveningFlags: (seed) => flags({ seed, light: 'evening' }),
  fireworks: (seed) => fireworks({ seed }),
} satisfies Record<string, (seed: number) => string>;
export type SceneName = keyof typeof scenes;
