import { closeOnBack, Icon } from '@podium/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { loadInBackground } from '../platform/chunk-reload.ts';
import { barOf, groupMenu } from '../shared/shell/navigation.ts';
import { closeOnOutsideClick } from './close-on-outside-click.ts';
import { menuEntries } from './menu.ts';
import { useLocaleParam, useText } from '../shared/shell/page-context.tsx';
import { RowLink } from '../shared/elements/parts/row-link.tsx';
import { lazyPart } from '../shared/elements/lazy-part.tsx';
import { useMenuReader } from '../shared/reader/visitor.ts';
import { useQuiet } from './use-quiet.ts';
import type { NavigationEntry } from '../shared/shell/navigation.ts';

const COUNT_AFTER_MS = 1500;
const { Part: LiveCount } = lazyPart(
  async () => (await loadInBackground(() => import('../shared/services/front/live-count.tsx'))).LiveCount,
);

/** Loaded after the page itself. */
const LateLiveCount = () => useQuiet(COUNT_AFTER_MS) && <LiveCount />;

/** On phones a bottom bar with a "more" menu; a side menu in wider windows. */
export function MainNavigation() {
  const t = useText();
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const menu = menuEntries(useMenuReader());
  const bar = barOf(menu);
  const current = menu.find(({ covers }) => covers.test(path));
  const inBar = bar.find((entry) => entry === current) ?? bar.find(({ barCovers }) => barCovers?.test(path));
  return (
    <nav aria-label={t('nav.main')} className="main-navigation">
      {groupMenu(menu.filter(({ isOfMobileMenu }) => !isOfMobileMenu)).map(({ group, entries }) => (
        <ul key={group} aria-label={t(`nav.groups.${group}`)} className="side-menu">
          {entries.map((entry) => (
            <li key={entry.path}>
              <MenuLink entry={entry} isCurrent={entry === current} />
            </li>
          ))}
        </ul>
      ))}
      {/* The apps have a menu entry for it; on the web, the only other link is at the foot of the page. */}
      {!menu.some(({ path: entryPath }) => entryPath === '/secure') && (
        <p className="side-help">
          <RowLink path="/secure-sport" className="main-navigation-link">
            <span className="main-navigation-icon">
              <Icon name="info" />
            </span>
            <span>{t('nav.help')}</span>
          </RowLink>
        </p>
      )}
      <ul className="bottom-bar">
        {bar.map((entry) => (
          <li key={entry.path}>
            <MenuLink entry={entry} isCurrent={entry === inBar} isShort />
          </li>
        ))}
        <li>
          <More menu={menu} current={current} isCurrent={current !== undefined && !inBar} />
        </li>
      </ul>
    </nav>
  );
}

/** Typed as one of the screens' addresses, because only the folders determine which screens exist. */
export const localizedHref = (path: string) => `/{-$locale}${path === '/' ? '' : path}` as '/{-$locale}/schedule/grid';

function MenuLink({ entry, isCurrent, isShort = false }: EntryProps & { isShort?: boolean }) {
  const t = useText();
  const params = useLocaleParam();
  return (
    <Link
      to={localizedHref(entry.path)}
      params={params}
      search={{}}
      // `/ara` is not a parent of `/ara/medals`: the entries themselves determine which one is current.
      activeOptions={{ exact: true }}
      className="main-navigation-link"
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className="main-navigation-icon">
        <Icon name={entry.icon} />
      </span>
      <span>{isShort && entry.shortName ? entry.shortName(t) : entry.name(t)}</span>
      {entry.hasLiveCount && <LateLiveCount />}
    </Link>
  );
}
interface EntryProps {
  entry: NavigationEntry;
  isCurrent: boolean;
}

function More({ menu, current, isCurrent }: MoreProps) {
  const t = useText();
  const params = useLocaleParam();
  const box = useRef<HTMLDetailsElement>(null);
  const forget = useRef<() => void>(undefined);
  useEffect(() => closeOnOutsideClick(box), []);
  return (
    <details
      ref={box}
      className="more-menu"
      onToggle={({ currentTarget }) => {
        forget.current?.();
        forget.current = currentTarget.open ? closeOnBack(() => box.current?.removeAttribute('open')) : undefined;
      }}
    >
      <summary className="main-navigation-link" aria-current={isCurrent ? 'true' : undefined}>
        <span className="main-navigation-icon">
          <Icon name="more" />
        </span>
        <span>{t('nav.more')}</span>
      </summary>
      <div className="more-sheet">
        {groupMenu(menu).map(({ group, entries }) => (
          <section key={group}>
            <h2 className="more-title">{t(`nav.groups.${group}`)}</h2>
            <ul className="more-list">
              {entries.map((entry) => (
                <li key={entry.path}>
                  <Link
                    to={localizedHref(entry.path)}
                    params={params}
                    search={{}}
                    activeOptions={{ exact: true }}
                    className="more-link"
                    aria-current={entry === current ? 'true' : undefined}
                    onClick={() => box.current?.removeAttribute('open')}
                  >
                    <Icon name={entry.icon} />
                    <span>{entry.name(t)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {/* Only the apps have a menu entry for it. */}
        {!menu.some(({ path }) => path === '/secure') && (
          <RowLink
            path="/secure-sport"
            className="more-link more-help"
            onClick={() => box.current?.removeAttribute('open')}
          >
            <Icon name="info" />
            <span>{t('nav.help')}</span>
          </RowLink>
        )}
      </div>
    </details>
  );
}
interface MoreProps {
  menu: NavigationEntry[];
  current: NavigationEntry | undefined;
  isCurrent: boolean;
}
