export * from './boards-query.ts';
