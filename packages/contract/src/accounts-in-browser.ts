/** The accounts' schemas for forms. Before any of them is made they are told to do without what pages may not. */
import './without-eval.ts';

export * from './accounts.ts';
