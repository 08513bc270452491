/** The accounts' schemas for forms. Before any of them is made they are told not to use what the pages' policy forbids. */
import './without-eval.ts';

export * from './accounts.ts';
