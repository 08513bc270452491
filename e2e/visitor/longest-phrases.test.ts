/** Every screen with the longest phrase of all languages in each place, without scripts. */
import { expect, inject, test } from 'vitest';
import { useLongestPhrases } from '../harness/longest-phrases.ts';
import { describeVisits } from './describe-visits.ts';
import { longestPhrases } from './plan.ts';

const server = useLongestPhrases(inject('demo').dataDir);
const { demo } = describeVisits(longestPhrases, server);

test('a page in the pseudolanguage of the longest phrases has longer texts than in French', async () => {
  const texts = [server.url, demo.current.url].map(async (url) => (await fetch(`${url}/fra/medals/all`)).text());
  const [longest, french] = (await Promise.all(texts)).map((html) => html.replaceAll(/<[^>]*>/gu, '').length);
  expect(longest).toBeGreaterThan(french!);
});
