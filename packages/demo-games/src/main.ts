export { demoGames } from './demo-games.ts';
export type { DemoGames, DemoGamesOptions, TimedMessage } from './demo-games.ts';
export type { GamesFolderHead } from './games-folder.ts';
