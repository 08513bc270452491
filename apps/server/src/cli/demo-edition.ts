import { parseDay } from '@podium/games';

/** The demo Games have fixed dates, so that they are the same on every machine and on every day. */
export const demoTimeZone = 'America/Sao_Paulo';
/** The eighth of their 15 days. */
export const demoDay = parseDay('2026-11-20')!;
/** 3:30 p.m. on that day, when contests are running. */
export const demoStart = new Date(`${demoDay}T15:30:00-03:00`);
