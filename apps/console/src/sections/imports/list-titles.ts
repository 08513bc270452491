import type { ForeignList } from './foreign-correction.tsx';

/** A column with the sheets that have it. */
export interface TitledColumn {
  title: string;
  use: string;
  isUnsure: boolean;
  examples: readonly string[];
  sheets: readonly string[];
}

/** Columns of all sheets by title and content: a choice is about a title. */
export function columnsByTitle({ sheets }: ForeignList): TitledColumn[] {
  const byTitle = new Map<string, TitledColumn>();
  for (const { name, columns } of sheets)
    for (const { title, use, isUnsure, examples } of columns) {
      const before = byTitle.get(title);
      byTitle.set(title, {
        title,
        // If columns of one title have several contents, the unsure one needs to be checked.
        use: before && !(isUnsure && !before.isUnsure) ? before.use : use,
        isUnsure: isUnsure || before?.isUnsure === true,
        examples: before && !(isUnsure && !before.isUnsure) ? before.examples : examples,
        sheets: [...(before?.sheets ?? []), name],
      });
    }
  return [...byTitle.values()];
}
