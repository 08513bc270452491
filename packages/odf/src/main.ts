export type * from './messages.ts';
