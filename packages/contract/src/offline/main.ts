export * from './offline-paths.ts';
export * from './offline.ts';
