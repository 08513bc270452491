import type { LanguageCode } from './common.ts';
import { readPaths } from './paths.gen.ts';

export { readPaths };

export type ReadName = keyof typeof readPaths;
export const readNames = Object.keys(readPaths) as ReadName[];

export const apiBase = '/api/v1';

/** Path of a read, `/api/v1/units/{id}`, and its parameters in order with their defaults. */
export function readTemplate(name: ReadName): { path: string; query: [name: string, usual: string | undefined][] } {
  const [path = '', query] = readPaths[name].split('?');
  const parameters = (query?.split('&') ?? []).map((pair): [string, string | undefined] => {
    const [parameter = '', usual] = pair.split('=');
    return [parameter, usual];
  });
  return { path: apiBase + path, query: parameters };
}

/** Canonical path of a read: `lang` first, then the filters in order, without defaults. */
export function readPath(
  name: ReadName,
  lang: LanguageCode,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const { path, query } = readTemplate(name);
  const filledPath = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(parameters[part])));
  const values = query.flatMap(([parameter, usual]) => {
    const value = String(parameters[parameter] ?? '');
    return value === '' || value === usual ? [] : [`&${parameter}=${encodeURIComponent(value)}`];
  });
  return `${filledPath}?lang=${lang}${values.join('')}`;
}

/** Path that returns a read without results. @param path canonical path of the read */
export const veiledPath = (path: string): string => `${path}&veil=1`;
