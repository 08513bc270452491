export * from './audit.ts';
export * from './desk.ts';
export * from './media.ts';
export * from './program-items.ts';
export * from './rehearsal.ts';
export * from './schedule.ts';
export * from './switches.ts';
