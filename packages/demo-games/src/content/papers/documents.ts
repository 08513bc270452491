/** Documents of the organizers: timetables, regulations, reports. */
import type { Language } from '@podium/games';
import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { folderItems } from '../folder-items.ts';
import { paperFiles } from '../paper-file.ts';
import { generalPapers } from './general-papers.ts';
import { sportPapers } from './sport-papers.ts';

const papers = { ...generalPapers, ...sportPapers };
const small = new Set(['athletics-regulations', 'report-week-one']);

export function documents(context: DemoContext): DemoPart {
  const items = folderItems('document', context).filter(({ id }) => !context.isSmall || small.has(id));
  return {
    items,
    files: items.flatMap(
      ({ id, data: { title, summary = {}, files } }) =>
        paperFiles(
          id,
          `/official-reports#document-${id}`,
          (language) => ({
            title: title[language] ?? '',
            subtitle: summary[language] ?? '',
            lines: papers[id]!(language),
          }),
          Object.keys(files) as Language[],
        ).files,
    ),
  };
}
