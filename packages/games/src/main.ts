export * from './model/main.ts';
