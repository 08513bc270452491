/** The notifications of a day of the demo Games, as a phone shows them before they are opened. */
import { languages } from '@podium/games';
import { languageByTag } from '@podium/i18n';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillWithDemo } from '../../cli/demo.ts';
import { testDatabase } from '../../database/test-database.ts';
import { openLog } from '../../ground/log.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { pushTopics } from '../push-topics.ts';
import type { PushReader, PushSubject } from '../push-topics.ts';
import { offer, Offers } from '../service.ts';
import { compose, maxBody, maxTitle } from './compose.ts';
import { visibleLength } from './cut-words.ts';
import { medalPair } from './sport/decide.ts';
import { sportTopics } from './sport/topics.ts';
import type { StoredNews } from './topics.ts';

let podium: TestPodium;
let sent: [StoredNews, PushSubject?][];

beforeAll(async () => {
  const database = await testDatabase();
  await fillWithDemo(database, { seed: 1, scale: 0.1, log: openLog('silent'), now: new Date('2026-11-24T18:31:00Z') });
  podium = await testPodium({ database });
  sent = newsOfDay('2026-11-24');
}, 60_000);
afterAll(async () => podium.stop());

/** One notification of each contest of the day, and of each event with medals, to a follower of an athlete. */
function newsOfDay(day: string): [StoredNews, PushSubject?][] {
  const { units, awards, people } = podium.readModel.games();
  const athletes = [...people.persons.keys()];
  const contests = [...units.values()].filter((unit) => unit.day === day);
  const news = contests.map(({ id, startAt, actualEndAt }, index): [StoredNews, PushSubject?] => [
    actualEndAt === undefined
      ? { type: 'start', topic: id, facts: { unit: id, startAt } }
      : { type: 'result', topic: id, facts: { unit: id, change: { kind: 'result' } } },
    index % 2 === 0 ? { kind: 'athlete', id: athletes[index % athletes.length]! } : undefined,
  ]);
  const medals = [...awards.byEvent].map(([event, won]): [StoredNews] => [
    { type: 'medal', topic: event, facts: { event, medals: won.map(medalPair) } },
  ]);
  return [...news, ...medals];
}

describe.each(languages)('in %s', (language) => {
  test('a title has 40 characters, a body 120, both end with a whole word, and nothing is glued in Latin', async () => {
    const { readModel } = podium;
    const offers = new Offers([offer(pushTopics, sportTopics)]);
    const kit = {
      all: offers.all.bind(offers),
      program: () => readModel.games(),
      read: readModel.read.bind(readModel),
    };
    let count = 0;
    for (const [news, about] of sent) {
      const reader: PushReader = { language, timeZone: 'America/Sao_Paulo', hidesResults: false, about };
      const payload = await compose(kit, news, reader);
      if (!payload) continue;
      count++;
      const { title, body, direction } = payload;
      expect(visibleLength(title), title).toBeLessThanOrEqual(maxTitle);
      expect(visibleLength(body), body).toBeLessThanOrEqual(maxBody);
      expect(`${title}|${body}`).not.toMatch(/[·:,(-]…| …|undefined|\{|\}| {2}/u);
      expect(direction).toBe(languageByTag(language).direction);
      // A colon follows a no-break space in French, and nowhere a plain one.
      if (language === 'fr') expect(body).not.toMatch(/\p{L}: | :/u);
      // Comma and semicolon of Arabic texts are Arabic, unless they stand within a Latin name or a number.
      if (language === 'ar') expect(body).not.toMatch(/\p{Script=Arabic}[,;?]/u);
    }
    expect(count).toBeGreaterThan(20);
  });
});
