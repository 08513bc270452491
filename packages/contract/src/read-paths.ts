import type { LanguageCode } from './common.ts';
import { readPaths } from './paths.gen.ts';

export { readPaths };

export type ReadName = keyof typeof readPaths;
export const readNames = Object.keys(readPaths) as ReadName[];

export const apiBase = '/api/v1';

/** A read's path, `/api/v1/units/{id}`, and its parameters in their order with their defaults. */
export function readTemplate(name: ReadName): { path: string; query: [name: string, usual: string | undefined][] } {
  const [path = '', query] = readPaths[name].split('?');
  const parameters = (query?.split('&') ?? []).map((one): [string, string | undefined] => {
    const [parameter = '', usual] = one.split('=');
    return [parameter, usual];
  });
  return { path: apiBase + path, query: parameters };
}

/** The canonical address of a read: `lang` first, then the filters in their order, nothing that has its default. */
export function readPath(
  name: ReadName,
  lang: LanguageCode,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const { path, query } = readTemplate(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(parameters[part])));
  const given = query.flatMap(([parameter, usual]) => {
    const value = String(parameters[parameter] ?? '');
    return value === '' || value === usual ? [] : [`&${parameter}=${encodeURIComponent(value)}`];
  });
  return `${filled}?lang=${lang}${given.join('')}`;
}

/** The address under which a read answers without results. @param path its canonical address */
export const veiledPath = (path: string): string => `${path}&veil=1`;
