import { isListField } from '@podium/foreign-files';
import type { ListField } from '@podium/foreign-files';
import { listFields } from '@podium/games-folder/own-sheets';

/**
 * Reads `--columns`: contents of the columns of a list of results by their titles, `Prova=event,Obs.=` or JSON. A title
 * may contain commas; a column with an empty content is left out.
 *
 * @returns the reason if the text cannot be read
 */
export function chosenColumns(text: string): ReadonlyMap<string, ListField | ''> | string {
  const pairs = text.trim().startsWith('{') ? jsonPairs(text) : textPairs(text);
  if (!pairs) return `"${text}" is not a list of columns; write title=content, such as "Prova=event,Atleta=name".`;
  const chosen = new Map<string, ListField | ''>();
  for (const [title, use] of pairs) {
    if (use !== '' && !isListField(use))
      return `unknown content "${use}" of a column; use one of ${listFields.join(', ')}.`;
    chosen.set(title, use);
  }
  return chosen;
}

const textPairs = (text: string): [string, string][] | undefined => {
  // A comma is part of a title unless a content precedes it.
  const pairs = text.split(/(?<==[A-Za-z]*),/u).map((part): [string, string] | undefined => {
    const at = part.lastIndexOf('=');
    return at <= 0 ? undefined : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  });
  return pairs.every((pair) => pair !== undefined) ? pairs : undefined;
};

function jsonPairs(text: string): [string, string][] | undefined {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string') ? entries : undefined;
  } catch {
    return undefined;
  }
}
