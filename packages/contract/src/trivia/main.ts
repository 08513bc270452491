export * from './desk.ts';
export * from './points-ranking.ts';
export * from './quiz-faults.ts';
export * from './trivia.ts';
export * from './words.ts';
