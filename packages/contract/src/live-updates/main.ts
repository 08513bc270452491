export * from './bundles.ts';
