export { demoGames, isScale } from './demo-games.ts';
export type { DemoGames, DemoGamesOptions, TimedMessage } from './demo-games.ts';
export type { GamesFolderHead } from './games-folder.ts';
export type { DemoContent } from './content/content.ts';
export type { DemoFile, DemoItem, DemoPaper } from './content/demo-item.ts';
export { hotels } from './places/hotels.ts';
export type { Hotel } from './places/hotels.ts';
export type { Point } from './places/point.ts';
export { venuePoints } from './places/venue-points.ts';
