import { globSync, readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { messages } from '../language/messages.gen.ts';
import { sections } from './sections.gen.ts';
import { phrases as todayPhrases } from './today/phrases/en.ts';

const texts = messages as unknown as Readonly<
  Record<string, { menu?: string; decisions?: Readonly<Record<string, string>> }>
>;
const server = new URL('../../../server/src/', import.meta.url).pathname;
const readSource = (file: string): string => readFileSync(server + file, 'utf8');
const keyOf = (decision: string): string => decision.replace('.', '-');

test('sections differ in name, address and place in the menu', () => {
  for (const part of ['name', 'address', 'order'] as const)
    expect(new Set(sections.map((section) => section[part])).size, part).toBe(sections.length);
});

describe.each(sections)('the section $name', ({ name, decisions = [], pages, isOutside }) => {
  test('has the name of its folder and an entry in the menu', () => {
    expect(globSync(`${name}/section.ts`, { cwd: import.meta.dirname })).toHaveLength(1);
    expect(texts[name]?.menu).toMatch(/\S/u);
  });

  test('names each of its decisions in the audit log, and no others', () => {
    expect(Object.keys(texts[name]?.decisions ?? {}).toSorted()).toEqual(decisions.map(keyOf).toSorted());
  });

  test('has a page that the browser tests open', () => {
    const visits = globSync(`${name}/visits.json`, { cwd: import.meta.dirname }).flatMap(
      (file) => JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as { path: string }[],
    );
    const isOfSection = ({ path }: { path: string }): boolean => pages.some((page) => matchPath(page.path, path));
    expect(visits.length > 0 && visits.every(isOfSection)).toBe(!isOutside);
  });

  test('loads each of its pages', { timeout: 60_000 }, async () => {
    expect(pages.length > 0).toBe(!isOutside);
    for (const { load } of pages.slice(0, 3)) expect(typeof (await load())).toBe('function');
  });
});

test('every decision that the server knows belongs to one section', () => {
  const types = globSync('features/*/entries.ts', { cwd: server }).flatMap((file) =>
    [...readSource(file).matchAll(/^ {2}type: '([a-z.-]+)',$/gmu)].map(([, type]) => type!),
  );
  const owned = sections.flatMap(({ decisions = [] }) => decisions);
  expect(types).toContain('content.publish');
  expect(types.filter((type) => !owned.includes(type))).toEqual([]);
  expect(new Set(owned).size).toBe(owned.length);
});

test('every alarm has a sentence, and one section at most that handles it', () => {
  const [, kinds = ''] = /export type AlarmKind =([^]*?;)\n\n/u.exec(readSource('ground/alarms.ts')) ?? [];
  const names = [...kinds.matchAll(/\| '([a-z-]+)'/gu)].map(([, name]) => name!);
  expect(names).toContain('feed-stuck');
  expect(names.filter((name) => !(name in todayPhrases.alarm))).toEqual([]);
  const handled = sections.flatMap(({ alarms = [] }) => alarms);
  expect(handled.filter((alarm) => !names.includes(alarm))).toEqual([]);
  expect(new Set(handled).size).toBe(handled.length);
});
