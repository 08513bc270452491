/**
 * The account schemas for forms. Zod is configured before the first schema is built, so that it avoids features that
 * the pages' policy forbids.
 */
import '../without-eval.ts';

export * from './accounts.ts';
