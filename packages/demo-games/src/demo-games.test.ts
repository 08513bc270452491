import { createHash } from 'node:crypto';
import { writeMessage } from '@podium/odf';
import { describe, expect, it, vi } from 'vitest';
import { demoGames } from './main.ts';
import { viewGames } from './testing/read-games.ts';

// These tests generate, write and read whole Games.
vi.setConfig({ testTimeout: 60_000 });

const today = '2026-11-20';

function gamesHash(seed: string, scale: number): string {
  const hash = createHash('sha256');
  const games = demoGames({ seed, scale, today });
  for (const message of games.messages()) hash.update(writeMessage(message));
  for (const { message } of games.liveDay({ from: `${today}T19:00:00Z`, to: `${today}T19:20:00Z` })) {
    hash.update(writeMessage(message));
  }
  return hash.digest('hex');
}

describe('random generation', () => {
  it('gives the same bytes for the same seed', () => {
    expect(gamesHash('podium', 0.1)).toBe(gamesHash('podium', 0.1));
  });
  it('gives different Games for another seed', () => {
    expect(gamesHash('podium', 0.1)).not.toBe(gamesHash('other', 0.1));
  });
  it('plans any seed and any size', () => {
    for (const seed of ['a', 'b', 'c'])
      for (const scale of [0.05, 0.2, 0.5, 1])
        expect(demoGames({ seed, scale, today }).gamesFolder.code).toBe('YGD2026');
  });
  it('has each event twice at a scale of two, with different codes and names', () => {
    const eventsAt = (scale: number): { code: string; name: string }[] => {
      for (const { body } of demoGames({ seed: 'a', scale, today }).messages())
        if (body.kind === 'codes' && body.set === 'EVENT')
          return body.rows.map(({ code, texts }) => ({ code, name: JSON.stringify(texts) }));
      return [];
    };
    const [once, twice] = [eventsAt(1), eventsAt(2)];
    expect(twice).toHaveLength(once.length * 2);
    expect(new Set(twice.map(({ code }) => code)).size).toBe(twice.length);
    expect(twice.filter(({ name }) => /· 2/u.test(name))).toHaveLength(once.length);
  });
  it('refuses an invalid day or scale', () => {
    expect(() => demoGames({ seed: 'a', today: '20.11.2026' })).toThrow('20.11.2026');
    expect(() => demoGames({ seed: 'a', scale: 1.5, today })).toThrow('1.5');
  });
});

describe('size of the whole Games', () => {
  const games = demoGames({ seed: 'podium', today, now: '2026-11-28T12:00:00Z' });
  const view = viewGames(games.messages());
  const codes = (set: string) =>
    view.of('codes').find(({ body, envelope }) => body.set === set && envelope.language === 'ENG')!.body.rows;

  it('has 27 delegations, 25 sports, 15 venues and 38 fields of play', () => {
    expect(codes('ORGANISATION')).toHaveLength(27);
    expect(codes('DISCIPLINE').filter((row) => row.attributes['Note'] === undefined)).toHaveLength(25);
    expect(codes('VENUE')).toHaveLength(15);
    expect(codes('LOCATION')).toHaveLength(38);
  });
  it('has a name in six languages for everything', () => {
    const languages = ['ENG', 'SPA', 'POR', 'AZE', 'ARA', 'FRA'];
    for (const { body, envelope } of view.of('codes')) {
      expect(languages).toContain(envelope.language);
      for (const row of body.rows) for (const text of row.texts) expect(text.description).toBeTruthy();
    }
  });
  it('isolates a signed weight in Arabic, so that the name reads from right to left and the number from left to right', () => {
    const names = view
      .of('codes')
      .filter(({ envelope }) => envelope.language === 'ARA')
      .flatMap(({ body }) => body.rows.flatMap(({ texts }) => texts.map(({ description = '' }) => description)));
    expect(names.filter((name) => name.startsWith('\u2066-81\u2069 كغ')).length).toBeGreaterThan(0);
    // A leading direction mark would set the direction of the whole name.
    expect(names.filter((name) => /[\u200E\u200F]/u.test(name))).toEqual([]);
  });
  it('lasts 15 days, and today is the eighth', () => {
    expect(games.gamesFolder.start).toBe('2026-11-13');
    expect(games.gamesFolder.end).toBe('2026-11-27');
  });
  it('has about 5,300 athletes of 14 to 17 and 375 officials', () => {
    const people = view.of('participants').flatMap(({ body }) => body.participants);
    const athletes = people.filter((person) => person.mainFunctionId === 'AA01');
    expect(athletes.length).toBeGreaterThan(5100);
    expect(athletes.length).toBeLessThan(5500);
    expect(new Set(people.map((person) => person.code)).size).toBe(people.length);
    expect(new Set(people.map((person) => person.printName)).size).toBe(people.length);
    for (const { birthDate } of athletes) {
      const years = (Date.parse(today) - Date.parse(birthDate!)) / (365.25 * 86_400_000);
      expect(years).toBeGreaterThanOrEqual(14);
      expect(years).toBeLessThan(18);
    }
    expect(
      people.filter((person) => person.mainFunctionId !== 'AA01' && person.mainFunctionId !== 'COACH'),
    ).toHaveLength(375);
    expect(athletes.filter((person) => person.disciplines[0]!.events.length === 0).length).toBeLessThan(40);
  });
  it('has about 4,500 schedule items and 320 events', () => {
    expect(view.schedule.size).toBeGreaterThan(4000);
    expect(view.schedule.size).toBeLessThan(5000);
    expect(codes('EVENT').length).toBeGreaterThan(300);
    expect(codes('EVENT').length).toBeLessThan(350);
  });
  it('awards about 1,900 medals, one to each member of a team, and every state has some', () => {
    const medallists = view.of('medallists').flatMap(({ body }) => body.medallists);
    const medalCount = medallists.reduce((sum, { competitor }) => sum + competitor.athletes.length, 0);
    expect(medalCount).toBeGreaterThan(1700);
    expect(medalCount).toBeLessThan(2100);
    expect(new Set(medallists.map(({ competitor }) => competitor.organisation)).size).toBe(27);
  });
  it('runs up to about thirty units in parallel today', () => {
    const live = (minute: number) => {
      const epochMs = Date.parse(`${today}T00:00:00-03:00`) + minute * 60_000;
      return [...view.schedule.values()].filter(
        (unit) =>
          unit.phaseType === '3' && Date.parse(unit.startDate!) <= epochMs && epochMs < Date.parse(unit.endDate!),
      ).length;
    };
    const max = Math.max(...Array.from({ length: 140 }, (_, index) => live(480 + index * 6)));
    expect(max).toBeGreaterThan(24);
    expect(max).toBeLessThanOrEqual(33);
  });
});
