export * from './acts.ts';
export * from './event-templates.ts';
export * from './first-games.ts';
export * from './known-people.ts';
export * from './plan-preview.ts';
export * from './plan.ts';
export * from './sent-entries.ts';
export * from './waiting.ts';
