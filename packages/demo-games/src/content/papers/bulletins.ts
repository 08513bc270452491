/** Bulletins of the secretariat, from five days before the Games to this afternoon. */
import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { demoItems } from '../demo-item.ts';
import { paperFiles, paragraphRows } from '../paper-file.ts';
import { makeTexts } from '../../words/texts.ts';
import { arrivalBulletins } from './arrival.ts';
import type { BulletinRow } from './bulletin-row.ts';
import { competitionBulletins } from './competition.ts';
import { dailyBulletins } from './daily-life.ts';
import { healthBulletins } from './health.ts';

const allBulletins = [...arrivalBulletins, ...competitionBulletins, ...dailyBulletins, ...healthBulletins].toSorted(
  (a, b) => a.number - b.number,
);
/** Bulletins of a small demo: one with a file, and a newer pinned one. */
const small = new Set([4, 36]);

const bulletinWord = makeTexts('Bulletin', 'Circular', 'Boletim', 'Bülleten', 'نشرة', 'Bulletin');
const bulletinId = (number: number): string => `bulletin-${number}`;

export function bulletins({ isSmall, at }: DemoContext): DemoPart {
  const rows = isSmall ? allBulletins.filter(({ number }) => small.has(number)) : allBulletins;
  const papers = new Map(rows.filter(({ hasFile }) => hasFile).map((row) => [row.number, bulletinPaper(row)]));
  return {
    items: demoItems(
      'bulletin',
      rows.map(({ number, day, clock, replaces, hasFile, ...row }) => [
        bulletinId(number),
        {
          ...row,
          number,
          published: at(day, clock),
          ...(replaces !== undefined && { replaces: bulletinId(replaces) }),
          ...(hasFile && { files: papers.get(number)!.refs }),
        },
      ]),
    ),
    files: [...papers.values()].flatMap(({ files }) => files),
  };
}

const bulletinPaper = ({ number, title, text }: BulletinRow) =>
  paperFiles(bulletinId(number), `/informativos/${bulletinId(number)}`, (language) => ({
    title: `${bulletinWord[language]} ${number}`,
    subtitle: title[language],
    lines: paragraphRows(text[language]),
  }));
