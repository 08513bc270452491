import { describe, expect, it } from 'vitest';
import { gridAnswer, stateItems } from '../../fixtures/schedule.ts';
import { searchSports, isOver, listSports } from './sports.ts';
import { readDisciplinesSearch } from './state.ts';

const sport = (name: string, code = 'XXX') => ({ discipline: { key: code.toLowerCase(), code, name } });

describe('the address of the sports', () => {
  it('opens a sport in lower case and drops unknown ones', () => {
    expect(
      readDisciplinesSearch({ discipline: 'SWM', show: 'week', medal: 'silver', days: 'event', q: '  Judô ' }),
    ).toEqual({
      discipline: 'swm',
      days: 'event',
      q: 'Judô',
    });
    expect(readDisciplinesSearch({ show: 'block', medal: 'gold', gender: 'W' })).toEqual({
      show: 'block',
      medal: 'gold',
      gender: 'W',
    });
  });
});

describe('the search for a sport', () => {
  it('ignores accents, upper and lower case, and special letters', () => {
    const sports = [sport('Judô'), sport('Üzgüçülük'), sport('Həndbol'), sport('كرة السلة', 'BKB')];
    const names = (q: string) => searchSports(sports, q).map(({ discipline }) => discipline.name);
    expect(names('judo')).toEqual(['Judô']);
    expect(names('uzgu')).toEqual(['Üzgüçülük']);
    expect(names('HEND')).toEqual(['Həndbol']);
    expect(names('bkb')).toEqual(['كرة السلة']);
    expect(names('')).toHaveLength(4);
    expect(names('judo bkb')).toEqual([]);
  });

  it('F7: treats punctuation and Arabic letters like every other search', () => {
    const sports = [sport('Saut d’obstacles'), sport('كرة السلة', 'BKB')];
    const names = (q: string) => searchSports(sports, q).map(({ discipline }) => discipline.name);
    expect(names('Obstacles, saut')).toEqual(['Saut d’obstacles']);
    expect([names('dobstacles'), names("d'obstacles"), names('كره')].flat()).toEqual([
      'Saut d’obstacles',
      'Saut d’obstacles',
      'كرة السلة',
    ]);
  });
});

describe('a sport in the list', () => {
  it('has its days, its live contests, and the contests of today and the next day', () => {
    const row = gridAnswer.rows.find(
      ({ discipline, cells }) => discipline && cells.filter(({ units }) => units > 0).length > 1,
    )!;
    const days = row.cells.filter(({ units }) => units > 0).map(({ day }) => day);
    const item = { ...stateItems[0]!, discipline: row.discipline };
    const [sport] = listSports([row.discipline!], gridAnswer, { live: [item] }, days[0]!);
    expect(sport).toMatchObject({ days, live: 1, today: { day: days[0] }, next: { day: days[1] } });
    const [last] = listSports([row.discipline!], gridAnswer, { live: [] }, days.at(-1)!);
    expect([isOver(sport!), isOver({ ...last!, today: { ...last!.today!, done: last!.today!.units } })]).toEqual([
      false,
      true,
    ]);
    expect([last!.today?.day, last!.next]).toEqual([days.at(-1), undefined]);
    expect(listSports([row.discipline!], { rows: [] }, { live: [] }, '2026-10-12')[0]).toMatchObject({
      days: [],
      live: 0,
    });
  });
});
