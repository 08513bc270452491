export * from './prints.ts';
