import { languageFromText, pathCodec } from '@podium/i18n';
import { isQuietAddress } from '../../ground/quiet-address.ts';

/** Properties of an address that may be kept without storing it. */
export interface Place {
  route: string;
  /** Empty for answers without a language: files, streams, unknown addresses. */
  language: string;
  /** The discipline key in the address if these Games have that discipline, otherwise empty. */
  discipline: string;
}

interface Template {
  name: string;
  expression: RegExp;
  names: readonly string[];
}

const otherRoute = 'other';
/** Files of the build, and requests for addresses that look like them. */
const asset = /^\/(assets|app)\/|^\/[^/]+\.[a-z0-9]{1,12}$/i;
/** Parameters of pages and reads that contain discipline keys. */
const keyNames: ReadonlySet<string> = new Set(['key', 'discipline']);

/** Finds the template of an address: templates are counted, never addresses. */
export class RouteTable {
  readonly #routes: ReadonlyMap<string, readonly Template[]>;
  readonly #pages: readonly Template[];
  readonly #isDiscipline: (key: string) => boolean;

  /**
   * @param routes of the API, `GET /api/v1/units/:id` @param pages of the web, `/medals/$discipline`
   * @param isDiscipline whether these Games have a discipline with this key
   */
  constructor(routes: readonly string[], pages: readonly string[], isDiscipline: (key: string) => boolean) {
    this.#routes = Map.groupBy(inOrder(routes.map(routeTemplate)), ({ name }) => name.split(' ', 1)[0]!);
    this.#pages = inOrder(pages.map(pageTemplate));
    this.#isDiscipline = isDiscipline;
  }

  /** @param url path and query. @returns undefined for addresses that are never counted */
  placeOf(method: string, url: string): Place | undefined {
    const question = url.indexOf('?');
    const path = decode(question === -1 ? url : url.slice(0, question)).replaceAll(/\/{2,}/g, '/');
    const { language, path: page } = pathCodec.read(path.replace(/^\/[a-z]+/i, (first) => first.toLowerCase()));
    if (isQuietAddress(path) || isQuietAddress(page)) return undefined;
    const countedMethod = method === 'HEAD' ? 'GET' : method;
    const route = this.#find(this.#routes.get(countedMethod) ?? [], path);
    if (route) return { ...route, language: languageOfQuery(question === -1 ? '' : url.slice(question)) };
    if (countedMethod !== 'GET') return unknown;
    if (path === '/api/v1/live') return { ...unknown, route: 'live' };
    if (asset.test(path)) return { ...unknown, route: 'assets' };
    const found = this.#find(this.#pages, page.replace(/(?<=.)\/+$/, ''));
    return found ? { ...found, language } : unknown;
  }

  #find(templates: readonly Template[], path: string): Omit<Place, 'language'> | undefined {
    for (const { name, expression, names } of templates) {
      const match = expression.exec(path);
      if (!match) continue;
      const key = match.find((part, index) => index > 0 && part !== undefined && keyNames.has(names[index - 1]!)) ?? '';
      return { route: name, discipline: key !== '' && this.#isDiscipline(key) ? key : '' };
    }
    return undefined;
  }
}

export const unknown: Place = { route: otherRoute, language: '', discipline: '' };

/** `:file{[^/]+\.ics}` in a route becomes the parameter `file`. */
function routeTemplate(route: string): Template {
  const name = route.replaceAll(/:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?\??/g, '{$1}');
  return template(name, name.slice(name.indexOf(' ') + 1), /\{(\w+)\}/g);
}

const pageTemplate = (path: string): Template => template(path, path, /(?:\$(\w+)|\{-\$(\w+)\})/g);

function template(name: string, path: string, part: RegExp): Template {
  const names = [...path.matchAll(part)].map((match) => (match[1] ?? match[2])!);
  const source = path
    .split('/')
    .slice(1)
    .map((piece) => {
      if (piece.startsWith('{-$')) return '(?:/([^/]+))?';
      return `/${piece.startsWith('$') || piece.startsWith('{') ? '([^/]+)' : piece.replaceAll(/[^\w-]/g, String.raw`\$&`)}`;
    });
  return { name, names, expression: new RegExp(`^${source.join('')}$`) };
}

/** More specific templates come first: `…/$unit/reports` before `…/$unit/$tab`. */
const inOrder = (templates: readonly Template[]): Template[] =>
  templates.toSorted((a, b) => a.names.length - b.names.length);

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The language in the query; requests without one, and answers without a language, count as none. */
function languageOfQuery(query: string): string {
  const langParam = /[?&]lang=([A-Za-z]+)/.exec(query)?.[1];
  return langParam === undefined ? '' : (languageFromText(langParam) ?? '');
}
