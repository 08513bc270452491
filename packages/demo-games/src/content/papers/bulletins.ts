/** Bulletins of the secretariat, from five days before the Games to this afternoon. */
import type { Language } from '@podium/games';
import type { DemoContext } from '../context.ts';
import type { DemoItem, DemoPart } from '../demo-item.ts';
import { folderItems } from '../folder-items.ts';
import { paperFiles, paragraphRows } from '../paper-file.ts';
import { makeTexts } from '../../words/texts.ts';

/** Bulletins of a small demo: one with a file, and a newer pinned one. */
const small = new Set([4, 36]);

const bulletinWord = makeTexts('Bulletin', 'Circular', 'Boletim', 'Bülleten', 'نشرة', 'Bulletin');

export function bulletins(context: DemoContext): DemoPart {
  const items = folderItems('bulletin', context).filter(({ data }) => !context.isSmall || small.has(data.number));
  return { items, files: items.flatMap(bulletinFiles) };
}

const bulletinFiles = ({ id, data: { number, title, text, files = {} } }: DemoItem<'bulletin'>) =>
  paperFiles(
    id,
    `/informativos/${id}`,
    (language) => ({
      title: `${bulletinWord[language]} ${number}`,
      subtitle: title[language] ?? '',
      lines: paragraphRows(text[language] ?? ''),
    }),
    Object.keys(files) as Language[],
  ).files;
