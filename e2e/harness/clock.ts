export { gamesAt } from '@podium/server/games-at';

/** The time of a new demo, whose clock is stopped in tests. */
export const demoNow = '2026-11-20T18:30:00.000Z';
