import { languages } from '@podium/games';
import { dayText, oneOf } from '../../shared/shell/search-text.ts';
import type { AccessLogQuery } from '@podium/contract';

export interface AccessLogSearch {
  range?: 'weekly' | 'custom';
  from?: string;
  to?: string;
  status?: string;
  device?: NonNullable<AccessLogQuery['device']>;
  language?: NonNullable<AccessLogQuery['language']>;
  /**
   * The platform filter. It cannot be called `platform`, because `?platform=` on any page selects the platform of that
   * page.
   */
  app?: NonNullable<AccessLogQuery['platform']>;
  route?: string;
  discipline?: string;
}

export type FilterName = 'status' | 'device' | 'language' | 'app' | 'route' | 'discipline';

const devices = ['Bot', 'Desktop', 'Mobile', 'Tablet'] as const;
const languageFilters = [...languages, 'none'] as const;
const platforms = ['web', 'ios', 'android', 'android-pwa'] as const;

export function readAccessLogSearch(search: Record<string, unknown>): AccessLogSearch {
  const range = oneOf(search.range, ['weekly', 'custom']);
  const [from, to] = [dayText(search.from), dayText(search.to)];
  return {
    range,
    from: range === 'custom' ? from : undefined,
    to: range === 'custom' ? to : undefined,
    status: matchingText(search.status, /^[2-5](?:xx|\d\d)$/u),
    device: oneOf(search.device, devices),
    language: oneOf(search.language, languageFilters),
    app: oneOf(search.app, platforms),
    route: matchingText(search.route, /^[\w ./:${}-]{1,200}$/u),
    discipline: matchingText(search.discipline, /^[a-z\d]{1,10}$/u),
  };
}

const matchingText = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;
