import { languages } from '@podium/games';
import { afterEach, expect, test } from 'vitest';
import { gamesAtLevel } from '../../testing/games-at-level.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { defineTopic, pushTopics } from '../push-topics.ts';
import type { PushReader, PushSubject } from '../push-topics.ts';
import { offer, Offers } from '../service.ts';
import { compose } from './compose.ts';
import { sportTopics } from './sport/topics.ts';
import type { StoredNews } from './topics.ts';

/** Names in the example messages. */
const names = /Lumar|Inês|Vante|Teodora|Orsin|Maëlle|Günvar|Aysəl|Halvek|Garonde/iu;
const final = 'SWMW200MFR------------FNL-000100';
const before = { '7100101': '2|||', '7100102': '1|||' };
const medals = ['7100101 gold', '7100102 silver', '7100104 bronze'];
const topic = 'topic';
const news: StoredNews[] = [
  { type: 'result', topic, facts: { unit: final, change: { kind: 'result' } } },
  { type: 'result', topic, facts: { unit: final, change: { kind: 'correction', before } } },
  { type: 'medal', topic, facts: { event: 'SWMW200MFR', medals } },
];
const follows: (PushSubject | undefined)[] = [
  undefined,
  { kind: 'athlete', id: '7100101' },
  { kind: 'delegation', id: 'AUR' },
  { kind: 'discipline', id: 'swm' },
];

let podium: TestPodium | undefined;
afterEach(async () => podium?.stop());

test('a notification never names a person of whom only the number is public, in any language, and stays below 3 KB', async () => {
  podium = await gamesAtLevel('number');
  const { readModel } = podium;
  const offers = new Offers([offer(pushTopics, sportTopics)]);
  const kit = {
    all: offers.all.bind(offers),
    program: () => readModel.games(),
    read: readModel.read.bind(readModel),
  };
  const texts: string[] = [];
  for (const language of languages)
    for (const one of news)
      for (const about of follows) {
        const reader: PushReader = { language, timeZone: 'America/Sao_Paulo', hidesResults: false, about };
        const payload = await compose(kit, one, reader);
        const text = JSON.stringify(payload);
        expect(payload, text).toBeDefined();
        expect(Buffer.byteLength(text)).toBeLessThan(3000);
        texts.push(text);
      }
  expect(texts.join('\n')).not.toMatch(names);
  // The first line of the result, identified by number.
  expect(texts[0]).toMatch(/1\. \u2068Athlete \d+\u2069/u);
});

test('a notice in another language than the reader’s is sent with its own language and direction', async () => {
  podium = await gamesAtLevel('number');
  const { readModel } = podium;
  const written = { body: 'Heavy rain: stay inside.', path: '/' };
  const noticeIn = async (language: 'en' | 'ar') => {
    const topics = [
      defineTopic({
        name: 'notice',
        types: { notice: { urgency: 'high' } },
        compose: () => ({ ...written, language }),
      }),
    ];
    const offers = new Offers([offer(pushTopics, topics)]);
    const kit = {
      all: offers.all.bind(offers),
      program: () => readModel.games(),
      read: readModel.read.bind(readModel),
    };
    const reader: PushReader = { language: 'ar', timeZone: 'America/Sao_Paulo', hidesResults: false };
    return compose(kit, { type: 'notice', topic, facts: {} }, reader);
  };
  expect(await noticeIn('en')).toMatchObject({
    body: '\u2068Heavy rain: stay inside.\u2069',
    language: 'en',
    direction: 'ltr',
  });
  expect(await noticeIn('ar')).toMatchObject({ body: written.body, language: 'ar', direction: 'rtl' });
});
