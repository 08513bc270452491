/**
 * The account schemas for forms. Zod is configured before the first schema is built not to use what the pages' policy
 * forbids.
 */
import './without-eval.ts';

export * from './accounts.ts';
