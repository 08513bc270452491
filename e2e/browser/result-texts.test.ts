/** No headline of the demo has a bare code or another winner than the result. */
import { expect, test } from 'vitest';
import { useDemo } from '../harness/browser-demo.ts';
import { readResultTexts } from '../harness/result-texts.ts';

const demo = useDemo();

// Reading a page takes 20 ms; in the first gate each language reads another share every day.
test.each(['', '/spa', '/por', '/aze', '/ara', '/fra'])(
  'the text about each decided contest agrees with its result, in "%s"',
  async (prefix) => {
    const part = process.env['PODIUM_DRAW_DAY'] === undefined ? 4 : 24;
    const turn = Math.floor(Date.parse(process.env['PODIUM_DRAW_DAY'] ?? '2026-01-01') / 86_400_000) % part;
    const texts = await readResultTexts(demo.current.url, prefix, (units) =>
      units.filter((_, index) => index % part === turn),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap(({ id, faults }) => faults.map((fault) => `${id} ${fault}`))).toEqual([]);
  },
);
