export * from './corrected-field.ts';
export * from './result-doubt.ts';
export * from './result-lists.ts';
export * from './result-requests.ts';
export * from './result-sheet.ts';
export * from './result-step.ts';
export * from './scorer-links.ts';
