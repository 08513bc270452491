export type { EventTemplate, Pictogram } from './event-template.ts';
export { templateSports } from './templates.gen.ts';
