export * from './code.ts';
export * from './compare-keys.ts';
export * from './detail.ts';
export * from './ids.ts';
export * from './rsc.ts';
export * from './languages.ts';
export * from './regions.ts';
export * from './vocabulary.ts';
