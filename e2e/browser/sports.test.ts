/** Each sport of the demo Games, page by page: no raw codes in any language, and no overflow on a phone. */
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { inLanguage, prefixes } from '../harness/language-paths.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();

interface Unit {
  id: string;
  status: string;
  phase: { id: string } | null;
  event: { id: string } | null;
}

/** One finished contest of each phase that has one. */
let units: { discipline: string; unit: Unit }[];

beforeAll(async () => {
  const ask = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${demo.current.url}/api/v1${path}`)).json()) as Answer;
  const { items: days } = await ask<{ items: { day: string }[] }>('/schedule/days');
  const all: { discipline: { key: string } | null; unit: Unit }[] = [];
  for (const { day } of days) {
    const { items } = await ask<{ items: (Unit & { discipline: { key: string } | null })[] }>(`/schedule/days/${day}`);
    all.push(...items.map((unit) => ({ discipline: unit.discipline, unit })));
  }
  const over = all.filter(({ unit }) => unit.event && unit.phase && unit.status === 'OFFICIAL');
  const byPhase = Map.groupBy(over, ({ discipline, unit }) => `${discipline?.key} ${unit.phase!.id.slice(-12)}`);
  units = [...byPhase.values()].map(([first]) => ({ discipline: first!.discipline!.key, unit: first!.unit }));
});

const stripTags = (html: string): string =>
  html.replaceAll(/<(script|style)\b[^]*?<\/\1>/gu, ' ').replaceAll(/<[^>]*>/gu, ' ');

/** A part of a contest that is announced by its feed code: `C1`. */
const rawPart = /aria-label="[A-Z]{1,3}\d+"/u;
/** `RES_CODE`, `SWMM100MFR------`, and codes that the page marks as unknown. */
const rawCode = /[A-Z]{3,}-{3,}|\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/u;

test('no result, start list or statistic of any sport shows a code, in any language', async () => {
  expect(new Set(units.map(({ discipline }) => discipline)).size).toBeGreaterThan(15);
  const pages = units.flatMap(({ discipline, unit }, index) =>
    ['results', 'startlist', 'summary'].map((tab, place) =>
      inLanguage(prefixes[(index + place) % prefixes.length]!, `/discipline/${discipline}/results/${unit.id}/${tab}`),
    ),
  );
  const raw: string[] = [];
  const asked = pages.values();
  const read = async (): Promise<void> => {
    for (const path of asked) {
      const response = await fetch(demo.current.url + path);
      const main = /<main\b[^]*<\/main>/u.exec(await response.text())?.[0] ?? '';
      const code = (/data-unnamed="[^"]*"/u.exec(main) ?? rawPart.exec(main) ?? rawCode.exec(stripTags(main)))?.[0];
      if (response.status !== 200 || main === '' || code) raw.push(`${path} ${response.status} ${code ?? ''}`);
    }
  };
  await Promise.all([read(), read(), read(), read()]);
  // In the morning, with few results, there are 195 pages.
  expect(pages.length).toBeGreaterThan(150);
  expect(raw).toEqual([]);
});

test('no result, start list or statistic of any sport is wider than a phone, in one language after the other', async () => {
  const bySport = [...Map.groupBy(units, ({ discipline }) => discipline).values()];
  // The last contest of a sport is its most advanced: a final if one has taken place.
  const last = bySport.map((own) => own.at(-1)!);
  const page = await browser.again(demo.current.url, { width: 360, height: 780, isScripted: false });
  const wide: string[] = [];
  for (const [index, { discipline, unit }] of last.entries())
    for (const [place, tab] of ['results', 'startlist', 'summary'].entries()) {
      const prefix = prefixes[(index + place) % prefixes.length]!;
      const path = inLanguage(prefix, `/discipline/${discipline}/results/${unit.id}/${tab}`);
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 360) wide.push(`${path} ${width}`);
    }
  expect(wide).toEqual([]);
});
