import { languageFromText, pathCodec } from '@podium/i18n';
import { isQuietAddress } from '../../quiet-address.ts';

/** Properties of an address that may be kept without storing it. */
export interface Place {
  route: string;
  /** Empty where the answer has no language: files, streams, unknown addresses. */
  language: string;
  /** The key that the address names, if it is one of these Games; else empty. */
  discipline: string;
}

interface Template {
  name: string;
  expression: RegExp;
  names: readonly string[];
}

const otherRoute = 'other';
/** Files of the build, and anything requested like one. */
const asset = /^\/(assets|app)\/|^\/[^/]+\.[a-z0-9]{1,12}$/i;
/** The parameters of pages and reads that are discipline keys. */
const keyNames: ReadonlySet<string> = new Set(['key', 'discipline']);

/** Finds the template that an address belongs to: templates are counted, never addresses. */
export class RouteTable {
  readonly #routes: ReadonlyMap<string, readonly Template[]>;
  readonly #pages: readonly Template[];
  readonly #isDiscipline: (key: string) => boolean;

  /**
   * @param routes of the API, `GET /api/v1/units/:id` @param pages of the web, `/medals/$discipline`
   * @param isDiscipline whether a key is of these Games
   */
  constructor(routes: readonly string[], pages: readonly string[], isDiscipline: (key: string) => boolean) {
    this.#routes = Map.groupBy(inOrder(routes.map(routeTemplate)), ({ name }) => name.split(' ', 1)[0]!);
    this.#pages = inOrder(pages.map(pageTemplate));
    this.#isDiscipline = isDiscipline;
  }

  /** @param url path and query. @returns undefined of what is never counted. */
  placeOf(method: string, url: string): Place | undefined {
    const question = url.indexOf('?');
    const path = decoded(question === -1 ? url : url.slice(0, question)).replaceAll(/\/{2,}/g, '/');
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

/** `:file{[^/]+\.ics}` of a route is a part of the name `file`. */
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

/** The more specific template is tried first: `…/$unit/reports` before `…/$unit/$tab`. */
const inOrder = (templates: readonly Template[]): Template[] =>
  templates.toSorted((one, other) => one.names.length - other.names.length);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** As the query names it: clients that name none, and answers without a language, count as none. */
function languageOfQuery(query: string): string {
  const langParam = /[?&]lang=([A-Za-z]+)/.exec(query)?.[1];
  return langParam === undefined ? '' : (languageFromText(langParam) ?? '');
}
