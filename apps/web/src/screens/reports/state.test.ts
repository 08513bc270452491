import { describe, expect, it } from 'vitest';
import { readReportsSearch } from './search.ts';
import type { ContentDocumentAnswer } from '@podium/contract';
import { papersOf, shownReports } from './state.ts';
import type { PlacedReport } from '../../shared/report/report-groups.ts';

const report = (number: number, level: string, kind = 'RESULTS'): PlacedReport => ({
  id: `${level}-${number}`,
  kind,
  title: 'Results',
  language: 'en',
  version: 1,
  status: 'OFFICIAL',
  publishedAt: null,
  url: '/api/v1/files/1',
  text: null,
  level,
  ref: `${level}-${number}`,
});
const units = Array.from({ length: 120 }, (_, number) => report(number, 'unit'));

describe('the reports of the Games', () => {
  it('S09: stand behind four tabs, of which the first that has some is open', () => {
    const { tabs, shown } = shownReports([...units, report(1, 'discipline', 'decision')], {});
    expect(tabs.map(({ group, reports }) => [group, reports.length])).toEqual([
      ['events', 0],
      ['general', 0],
      ['phases', 120],
      ['documents', 1],
    ]);
    expect(shown.group).toBe('phases');
    expect(shownReports(units, { show: 'general' }).onPage).toEqual([]);
    expect(shownReports([], {}).shown.group).toBe('events');
  });

  it('S09: include the organizers’ documents: reports under general, regulations under competition documents', () => {
    const paper = (type: string, key?: string) =>
      ({ id: type, type, discipline: key === undefined ? null : { key } }) as unknown as ContentDocumentAnswer;
    const papers = [paper('report'), paper('competition', 'swm'), paper('transport')];
    const counts = (discipline?: string) =>
      shownReports([], {}, papersOf(papers, discipline)).tabs.map((tab) => tab.papers.length);
    expect(counts()).toEqual([0, 1, 0, 1]);
    expect(counts('swm')).toEqual([0, 0, 0, 1]);
    expect(shownReports([], {}, papersOf(papers, 'swm')).shown.group).toBe('documents');
  });

  it('S09: are shown by fifty; after the last page there is none', () => {
    const third = shownReports(units, { show: 'phases', page: 3 });
    expect([third.page, third.pages, third.onPage.length]).toEqual([3, 3, 20]);
    expect(shownReports(units, { show: 'phases', page: 9 })).toEqual(third);
  });

  it('are asked for by kind and page, and by nothing unknown', () => {
    expect(readReportsSearch({ show: 'phases', page: '2' })).toEqual({ show: 'phases', page: 2 });
    for (const page of ['0', '1', '-2', '2.5', 'x', undefined]) {
      expect(readReportsSearch({ show: 'books', page })).toEqual({ show: undefined, page: undefined });
    }
  });
});
