export * from './access-log.ts';
