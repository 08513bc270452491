import { Icon } from '@podium/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { navigation } from '../shared/navigation.ts';
import { useText } from '../shared/page-context.tsx';

/** The bar at the bottom of phones, the side menu of everything wider. */
export function MainNavigation() {
  const t = useText();
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  return (
    <nav aria-label={t('nav.main')} className="main-navigation">
      <ul>
        {navigation.map((entry) => (
          <li key={entry.name}>
            <Link
              to={entry.path}
              params={{ discipline: 'all' }}
              search={{}}
              className="main-navigation-link"
              aria-current={entry.covers.test(path) ? 'true' : undefined}
            >
              <span className="main-navigation-icon">
                <Icon name={entry.icon} />
              </span>
              <span>{t(`nav.${entry.name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
