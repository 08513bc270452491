import { describe, expect, it } from 'vitest';
import { groupReports, reportState, textBelow } from './report-groups.ts';
import type { PlacedReport } from './report-groups.ts';

const report = (id: string, more: Partial<PlacedReport> = {}): PlacedReport => ({
  id,
  kind: 'report',
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
  level: 'event',
  ref: 'SWMM100M',
  ...more,
});

describe('the reports of a sport', () => {
  it('S09: are ordered as events, general, phases, competition documents', () => {
    const groups = groupReports([
      report('d', { kind: 'protest', level: 'unit' }),
      report('u', { level: 'unit' }),
      report('g', { level: 'discipline' }),
      report('e'),
    ]);
    expect(groups.map(({ group, reports }) => [group, reports.map(({ id }) => id)])).toEqual([
      ['events', ['e']],
      ['general', ['g']],
      ['phases', ['u']],
      ['documents', ['d']],
    ]);
  });

  it('are not shown with the same title twice', () => {
    expect(textBelow({ title: 'Turn', text: 'Turn\n\nProtest accepted' })).toBe('Protest accepted');
    expect(textBelow({ title: 'Turn', text: 'Turning back' })).toBe('Turning back');
    expect(textBelow({ title: 'Turn', text: null })).toBe('');
  });

  it('S09: the newest version is current, and older versions link to their replacement', () => {
    const all = [
      report('1'),
      report('2', { version: 2 }),
      report('3', { version: 3 }),
      report('4', { language: 'pt' }),
    ];
    expect(reportState(all[0]!, all)).toEqual({ kind: 'replaced', by: '3' });
    expect(reportState(all[2]!, all)).toEqual({ kind: 'current' });
    expect(reportState(all[3]!, all)).toEqual({ kind: 'current' });
    expect(reportState(report('5', { status: 'WITHDRAWN' }), all)).toEqual({ kind: 'withdrawn' });
    expect(reportState(report('6', { status: 'REPLACED', ref: 'X' }), all)).toEqual({ kind: 'replaced' });
  });
});
