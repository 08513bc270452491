/** Every screen with the longest phrase of all languages in each place, without scripts. */
import { useLongestPhrases } from '../harness/longest-phrases.ts';
import { inject } from 'vitest';
import { describeVisits } from './describe-visits.ts';
import { longestPhrases } from './plan.ts';

const server = useLongestPhrases(inject('demo').dataDir);
describeVisits(longestPhrases, server);
