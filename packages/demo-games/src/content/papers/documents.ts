/** Documents of the organizers: timetables, regulations, reports. */
import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { demoItems } from '../demo-item.ts';
import { paperFiles } from '../paper-file.ts';
import { generalPapers } from './general-papers.ts';
import { sportPapers } from './sport-papers.ts';

const rows = [...generalPapers, ...sportPapers];

export function documents({ isSmall, day }: DemoContext): DemoPart {
  const selectedRows = isSmall
    ? rows.filter(({ id }) => ['athletics-regulations', 'report-week-one'].includes(id))
    : rows;
  const parts = selectedRows.map(({ id, published, lines, languages, ...row }) => {
    const paper = paperFiles(
      id,
      `/official-reports#document-${id}`,
      (language) => ({ title: row.title[language], subtitle: row.summary[language], lines: lines(language) }),
      languages,
    );
    return { item: [id, { ...row, published: day(published), files: paper.refs }] as const, files: paper.files };
  });
  return {
    items: demoItems(
      'document',
      parts.map(({ item }) => item),
    ),
    files: parts.flatMap(({ files }) => files),
  };
}
