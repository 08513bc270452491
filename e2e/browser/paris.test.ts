/** The pages of real Games: each deciding unit and each event of Paris 2024, if its data is available. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServerProcess, runVerb } from '../harness/server-process.ts';

const folder = fileURLToPath(new URL('../../../shared/data/paris2024', import.meta.url));
const isHere = existsSync(folder);
if (!isHere) process.stderr.write('skipped: ../shared/data/paris2024 is not here (local check only)\n');

interface Unit {
  id: string;
  medal: string | null;
  isHeadToHead: boolean;
}
interface Event {
  id: string;
  name: string;
  discipline: { key: string; name: string };
  phases: { units: Unit[] }[];
  medallists: { medal: string; competitor: { id: string; name: string; spoken?: string } }[];
}
interface Page {
  path: string;
  event: Event;
  unit?: Unit;
  status: number;
  /** Content of `<main>`. */
  main: string;
  h1: string[];
}

/** Events that the source lists under one name, or as two schedule rows with one result. */
const sameName =
  /^(?:Cycling: (?:Men's|Women's) Team (?:Sprint|Pursuit) · Finals|Surfing: (?:Men|Women) · (?:Men|Women)'s Finals)$/u;
const withoutResults = /(?:CTR[MW](?:SPRTEAM3|PURTEAM4)-+FNL\.3|SRF[MW]SHORTBRD-+FNL\.2)\//u;

const stripTags = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/gu, ' ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(' : ', ': ')
    .trim();

describe.skipIf(!isHere)('Paris 2024', () => {
  let server: ServerProcess;
  const events: Event[] = [];
  let pages: Page[] = [];
  const ofUnits = (): Page[] => pages.filter(({ unit }) => unit);

  async function read(path: string, event: Event, unit?: Unit): Promise<Page> {
    const response = await fetch(server.url + path);
    const main = /<main\b[^]*<\/main>/u.exec(await response.text())?.[0] ?? '';
    const h1 = [...main.matchAll(/<h1\b[^>]*>([^]*?)<\/h1>/gu)].map(([, inner]) => stripTags(inner!));
    return { path, event, unit, status: response.status, main, h1 };
  }

  beforeAll(async () => {
    server = await ServerProcess.create();
    const { code, error } = await runVerb(['import', folder, '--format', 'paris2024'], server.environment);
    if (code !== 0) throw new Error(error);
    await server.start();
    const ask = async <Answer>(path: string): Promise<Answer> =>
      (await (await fetch(`${server.url}/api/v1${path}`)).json()) as Answer;
    const { disciplines } = await ask<{ disciplines: { key: string }[] }>('/games');
    for (const { key } of disciplines) {
      const { items } = await ask<{ items: { id: string }[] }>(`/disciplines/${key}/events`);
      events.push(...(await Promise.all(items.map(async ({ id }) => ask<Event>(`/events/${id}`)))));
    }
    const addresses = events.flatMap((event): { path: string; event: Event; unit?: Unit }[] => [
      { path: `/schedule/event?discipline=${event.discipline.key}&event=${event.id}`, event },
      ...event.phases
        .flatMap(({ units }) => units)
        .filter(({ medal }) => medal !== null)
        .map((unit) => ({ path: `/discipline/${event.discipline.key}/results/${unit.id}/results`, event, unit })),
    ]);
    const asked = addresses.values();
    const reader = async (): Promise<Page[]> => {
      const ownPages: Page[] = [];
      for (const { path, event, unit } of asked) ownPages.push(await read(path, event, unit));
      return ownPages;
    };
    pages = (await Promise.all([reader(), reader(), reader(), reader()])).flat();
  }, 300_000);
  afterAll(async () => server.remove());

  test('every event and every unit that decides it has a page', () => {
    expect(events.length).toBe(329);
    expect(ofUnits().length).toBeGreaterThanOrEqual(492);
    expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  });

  test('every heading names its contest: the sport, the event, and the round or the two sides', () => {
    const unnamed = pages.filter(({ h1, event, unit }) => {
      const [title = ''] = h1;
      const namesEvent = [event.discipline.name, event.name].every((name) => title.includes(name));
      return h1.length !== 1 || !namesEvent || (unit !== undefined && !/ · \S| – \S/u.test(title));
    });
    expect(unnamed.map(({ path, h1 }) => `${path} ${h1.join()}`)).toEqual([]);
    const byTitle = Map.groupBy(ofUnits(), ({ h1 }) => h1[0]!);
    const shared = [...byTitle].filter(([title, own]) => own.length > 1 && !sameName.test(title));
    expect(shared.map(([title]) => title)).toEqual([]);
  });

  test('no page shows a raw code', () => {
    const raw = pages.filter(({ main }) => /[A-Z]{3,}-{3,}|\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/u.test(stripTags(main)));
    const unnamed = pages.filter(({ main }) => main.includes('data-unnamed="'));
    expect([...raw, ...unnamed].map(({ path }) => path)).toEqual([]);
  });

  test('no page and no tab of a unit is empty', async () => {
    const tabs = ofUnits().flatMap(({ main, event, unit }) =>
      [...main.matchAll(/href="([^"]*\/(?:startlist|summary|reports))"/gu)].map(([, path]) => ({ path, event, unit })),
    );
    const opened: Page[] = [];
    for (const { path, event, unit } of tabs) opened.push(await read(path!, event, unit));
    expect(opened.length).toBeGreaterThan(100);
    const empty = [...ofUnits(), ...opened].filter(({ main }) => /class="[^"]*\bempty/u.test(main));
    expect(empty.map(({ path }) => path).filter((path) => !withoutResults.test(path))).toEqual([]);
  });

  test('the medals of an event are those awarded, on its podium and in the results that decided it', () => {
    const wrong: string[] = [];
    for (const { path, event, unit, main } of pages) {
      const awarded = new Map(event.medallists.map(({ medal, competitor }) => [competitor.id, medal]));
      if (unit) {
        // If there are several tables, the first one has the final outcome.
        const [table = ''] = /<table[^]*?<\/table>/u.exec(main) ?? [];
        const rows = [...table.matchAll(/<tr data-index[^]*?<\/tr>/gu)].map(([row]) => ({
          id: /\/participants\/profile\/([^"]+)"/u.exec(row)?.[1] ?? '',
          medal: /\bdisc-(gold|silver|bronze)/u.exec(row)?.[1],
        }));
        wrong.push(...rows.filter(({ id, medal }) => awarded.get(id) !== medal).map(({ id }) => `${path} ${id}`));
        continue;
      }
      const steps = [
        ...main.matchAll(/medal-step-(gold|silver|bronze)[^]*?(?=medal-step-(?:gold|silver|bronze)|<\/ol>)/gu),
      ];
      const medalRows = steps.flatMap(([step, medal]) =>
        [...step.matchAll(/profile\/([^"]+)" data-within="" class="medal-step-name"/gu)].map(
          ([, id]) => `${id} ${medal}`,
        ),
      );
      const medalLines = [...awarded].map(([id, medal]) => `${id} ${medal}`);
      if (medalRows.sort().join() !== medalLines.sort().join())
        wrong.push(`${path}: ${medalRows.join()} instead of ${medalLines.join()}`);
    }
    expect(wrong).toEqual([]);
    expect(ofUnits().filter(({ main }) => /<tr data-index[^]*?disc-gold/u.test(main)).length).toBeGreaterThan(120);
  });

  test('W0, C8: each headline of a final names the gold medalist of the awards', () => {
    const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const finals = ofUnits().filter(({ unit }) => unit!.medal === 'gold');
    const silent = finals.filter(({ main }) => !main.includes('class="headline-text'));
    expect(silent.map(({ path }) => path)).toEqual([]);
    const wrong = finals.filter(({ main, event }) => {
      const headlineWords = new Set(
        splitWords(stripTags(/class="headline-text[^"]*">([^]*?)<\/p>/u.exec(main)?.[1] ?? '')),
      );
      const golds = event.medallists.filter(({ medal }) => medal === 'gold');
      return golds.some(
        ({ competitor }) => !splitWords(competitor.spoken ?? competitor.name).every((word) => headlineWords.has(word)),
      );
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test.each(['GARM1AA', 'GARW1AA'])('the gymnastics all-around lists competitors by their total: %s', (id) => {
    const { main } = ofUnits().find(({ event, unit }) => event.id === id && unit?.medal === 'gold')!;
    const [total = ''] = /<table[^]*?<\/table>/u.exec(main) ?? [];
    const marks = [...total.matchAll(/class="result-value[^"]*">([\d.]+)</gu)].map(([, mark]) => Number(mark));
    expect(marks.length).toBe(24);
    expect(marks).toEqual(marks.toSorted((a, b) => b - a));
  });
});
