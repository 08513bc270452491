export * from './widget-words.ts';
export * from './widgets.ts';
