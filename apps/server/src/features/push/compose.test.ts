import { languages } from '@podium/games';
import { afterEach, expect, test } from 'vitest';
import { gamesAtLevel } from '../../testing/games-at-level.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { compose } from './compose.ts';
import type { Reader } from './compose.ts';
import type { Facts, Subject } from './news.ts';

/** Names in the example messages. */
const names = /Lumar|Inês|Vante|Teodora|Orsin|Maëlle|Günvar|Aysəl|Halvek|Garonde/iu;
const final = 'SWMW200MFR------------FNL-000100';
const facts: Facts[] = [
  { type: 'result', unit: final, change: { kind: 'result' } },
  { type: 'result', unit: final, change: { kind: 'correction', before: { '7100101': '2|||', '7100102': '1|||' } } },
  { type: 'medal', event: 'SWMW200MFR', medals: ['7100101 gold', '7100102 silver', '7100104 bronze'] },
];
const follows: (Subject | undefined)[] = [
  undefined,
  { kind: 'athlete', id: '7100101' },
  { kind: 'delegation', id: 'AUR' },
  { kind: 'discipline', id: 'swm' },
];

let podium: TestPodium | undefined;
afterEach(async () => podium?.stop());

test('a notification names nobody of whom only a number is public, in any language, and stays below 3 KB', async () => {
  podium = await gamesAtLevel('number');
  const { readModel } = podium;
  const kit = {
    programme: () => readModel.games(),
    read: readModel.read.bind(readModel),
  };
  const texts: string[] = [];
  for (const language of languages)
    for (const fact of facts)
      for (const about of follows) {
        const reader: Reader = { language, timeZone: 'America/Sao_Paulo', hidesResults: false, about };
        const payload = await compose(kit, fact, 'topic', reader);
        const text = JSON.stringify(payload);
        expect(payload, text).toBeDefined();
        expect(Buffer.byteLength(text)).toBeLessThan(3000);
        texts.push(text);
      }
  expect(texts.join('\n')).not.toMatch(names);
  // The first line of the result, identified by number.
  expect(texts[0]).toMatch(/1\. \u2068Athlete \d+\u2069/u);
});
