import { languageFromText } from '@podium/i18n';
import { languageByTag } from '../../../shared/shell/messages.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { ReactNode } from 'react';
import type { FilterName } from '../search.ts';

/** Statuses with a phrase; others are shown by number. */
const describedStatuses = [
  '200',
  '201',
  '204',
  '301',
  '302',
  '304',
  '400',
  '401',
  '403',
  '404',
  '500',
  '502',
  '503',
] as const;
const classes = ['2xx', '3xx', '4xx', '5xx'] as const;
const platforms = ['web', 'ios', 'android', 'android-pwa'] as const;
const devices = ['Bot', 'Desktop', 'Mobile', 'Tablet'] as const;
const routes = ['assets', 'live', 'other'] as const;

/** Label of a row or a filter. */
export function useKeyNames(): (name: FilterName, key: string) => ReactNode {
  const t = useText();
  const { games } = useGames();
  return (name, key) => {
    if (name === 'status') {
      const status = describedStatuses.find((status) => status === key);
      const statusClass = classes.find((statusClass) => statusClass === key);
      return (
        <>
          <bdi dir="ltr" className="num">
            {key}
          </bdi>
          {(status ?? statusClass) && (
            <> {status ? t(`screens.access-log.status.${status}`) : t(`screens.access-log.class.${statusClass!}`)}</>
          )}
        </>
      );
    }
    if (name === 'device') return t(`screens.access-log.device.${devices.find((device) => device === key) ?? 'Bot'}`);
    if (name === 'app')
      return t(`screens.access-log.platform.${platforms.find((platform) => platform === key) ?? 'web'}`);
    if (name === 'language') {
      const tag = languageFromText(key);
      if (!tag) return t('screens.access-log.noLanguage');
      return <bdi lang={tag}>{languageByTag(tag).ownName}</bdi>;
    }
    if (name === 'discipline')
      return <bdi>{games.disciplines.find((discipline) => discipline.key === key)?.name ?? key}</bdi>;
    const route = routes.find((route) => route === key);
    if (route) return t(`screens.access-log.route.${route}`);
    return (
      <bdi dir="ltr" className="log-route">
        {key}
      </bdi>
    );
  };
}
