import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readScenario } from './scenario.ts';

const folder = new URL('scenarios/', import.meta.url);
const files = readdirSync(folder);
const minimal = { title: 'A title', why: 'A reason.' };

const parseError = (scenario: unknown): string => {
  try {
    readScenario('own.json', typeof scenario === 'string' ? scenario : JSON.stringify(scenario));
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

test('at least thirty scenarios are included, and no two are alike', () => {
  expect(files.length).toBeGreaterThanOrEqual(30);
  const played = files.map((file) => {
    const { cluster, feed, steps, scale } = readScenario(file, readFileSync(new URL(file, folder), 'utf8'));
    return JSON.stringify({ cluster, feed, steps, scale });
  });
  expect(new Set(played).size).toBe(files.length);
});

test('a scenario without settings has defaults', () => {
  expect(readScenario('own.json', JSON.stringify(minimal))).toMatchObject({
    scale: 0.05,
    cluster: { processes: 1, nginx: false, database: 'embedded' },
    feed: { seconds: 10 },
    steps: [],
    expect: { same: 'tables', readers: 'resume', readsFailed: 0 },
  });
});

describe('a mistake is reported with file, field and expected value', () => {
  test.each<[string, unknown, string]>([
    ['no JSON', '{ "title": ', 'own.json: not JSON: '],
    ['a missing field', { title: 'A title' }, 'own.json: why: expected string, received undefined'],
    ['an unknown field', { ...minimal, speed: 2 }, 'own.json: the whole file: Unrecognized key: "speed"'],
    [
      'an unknown step',
      { ...minimal, steps: [{ at: 1, do: 'explode' }] },
      'own.json: steps[0].do: expected "do" to be one of kill, freeze,',
    ],
    [
      'a wrong type',
      { ...minimal, steps: [{ at: 'soon', do: 'replay' }] },
      'own.json: steps[0].at: expected number, received string',
    ],
    [
      'a wrong time',
      { ...minimal, feed: { until: 'noon' } },
      'own.json: feed.until: expected a time at the Games such as 2026-11-21T10:30',
    ],
    [
      'a step without its cluster',
      { ...minimal, steps: [{ at: 1, do: 'failOver' }] },
      'own.json: steps[0].do: "failOver" needs "database": "replicated" in "cluster"',
    ],
    [
      'a second process that is not there',
      { ...minimal, steps: [{ at: 1, do: 'kill', process: 2 }] },
      'own.json: steps[0].do: "kill" needs "processes": 2 in "cluster"',
    ],
    [
      'a disk that is not there',
      { ...minimal, steps: [{ at: 1, do: 'fillDisk', leaveMb: 1, seconds: 1 }] },
      '"fillDisk" needs "diskMb" in "cluster"',
    ],
    [
      'nothing to restore',
      { ...minimal, steps: [{ at: 1, do: 'restore' }] },
      'own.json: steps: "restore" needs an earlier "backup"',
    ],
  ])('%s', (_, scenario, message) => {
    expect(parseError(scenario)).toContain(message);
  });

  test('together with all others of the file', () => {
    expect(parseError({ title: '', why: 1 }).split('\n')).toHaveLength(2);
  });
});
