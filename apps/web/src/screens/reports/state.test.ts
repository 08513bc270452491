import { describe, expect, it } from 'vitest';
import { readReportsSearch } from './search.ts';
import type { ContentDocumentAnswer } from '@podium/contract';
import { listPapers, shownReports } from './state.ts';
import type { PlacedReport } from '../../shared/results/report/report-groups.ts';

const report = (number: number, level: string, kind = 'RESULTS'): PlacedReport => ({
  id: `${level}-${number}`,
  kind,
  title: 'Results',
  type: null,
  about: null,
  language: 'en',
  version: 1,
  status: 'OFFICIAL',
  publishedAt: null,
  url: '/api/v1/files/1',
  mediaType: 'application/pdf',
  size: 2400,
  text: null,
  level,
  ref: `${level}-${number}`,
});
const units = Array.from({ length: 120 }, (_, number) => report(number, 'unit'));

describe('the reports of the Games', () => {
  it('S09: are in four tabs, of which empty ones are hidden and the first one is open', () => {
    const reports = [...units, report(1, 'discipline', 'decision')];
    const { tabs, currentTab } = shownReports({ reports }, {});
    expect(tabs.map((tab) => [tab.group, tab.reports.length])).toEqual([
      ['phases', 120],
      ['documents', 1],
    ]);
    expect(currentTab.group).toBe('phases');
    expect(shownReports({ reports: [] }, { show: 'general' }).currentTab.group).toBe('general');
    expect(shownReports({ reports: [] }, {}).tabs).toEqual([]);
  });

  it('S09: are found by words of their title, contest and sport, and the tabs count the results', () => {
    const swimming = { key: 'swm', code: 'SWM', name: 'Natação' };
    const reports = [
      { ...report(1, 'unit'), title: 'Start list', about: 'Women’s 100 m', discipline: swimming },
      { ...report(2, 'unit'), title: 'Results', about: 'Men’s épée' },
      { ...report(3, 'unit', 'decision'), title: 'Protest about the épée' },
    ];
    const matchingIds = (q: string) =>
      shownReports({ reports }, { q }).tabs.map((tab) => tab.reports.map(({ id }) => id));
    expect(matchingIds('epee')).toEqual([['unit-2'], ['unit-3']]);
    expect(matchingIds('natacao 100 start')).toEqual([['unit-1'], []]);
    expect(shownReports({ reports }, { q: 'protest' }).currentTab.group).toBe('documents');
    expect(matchingIds('nothing like it')).toEqual([[], []]);
  });

  it('S09: include the organizers’ documents, with reports under general and regulations under competition documents', () => {
    const paper = (type: string, key?: string) =>
      ({
        id: type,
        type,
        title: { text: type, lang: 'en' },
        discipline: key === undefined ? null : { key },
      }) as unknown as ContentDocumentAnswer;
    const papers = [paper('report'), paper('competition', 'swm'), paper('transport')];
    const counts = (discipline?: string) =>
      shownReports({ reports: [], papers: listPapers(papers, discipline) }, {}).tabs.map((tab) => [
        tab.group,
        tab.papers.length,
      ]);
    expect(counts()).toEqual([
      ['general', 1],
      ['documents', 1],
    ]);
    expect(counts('swm')).toEqual([['documents', 1]]);
  });

  it('S09: are shown in pages of fifty, and no page follows the last one', () => {
    const third = shownReports({ reports: units }, { show: 'phases', page: 3 });
    expect([third.page, third.pages, third.onPage.length]).toEqual([3, 3, 20]);
    expect(shownReports({ reports: units }, { show: 'phases', page: 9 })).toEqual(third);
    const large = shownReports({ reports: units }, { show: 'phases', size: 100 });
    expect([large.pages, large.onPage.length]).toEqual([Math.ceil(units.length / 100), 100]);
  });

  it('are requested by kind and page, without unknown values', () => {
    expect(readReportsSearch({ show: 'phases', page: '2' })).toEqual({ show: 'phases', page: 2 });
    for (const page of ['0', '1', '-2', '2.5', 'x', undefined]) {
      expect(readReportsSearch({ show: 'books', page })).toEqual({ show: undefined, page: undefined });
    }
  });
});
