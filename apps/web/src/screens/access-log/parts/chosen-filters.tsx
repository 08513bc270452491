import { Icon, chipClass } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { filterNames } from '../state.ts';
import { logLink } from './log-link.ts';
import { useKeyNames } from './key-names.tsx';
import type { AccessLogSearch } from '../search.ts';

/** The active filters; a click removes one. */
export function ChosenFilters({ search }: { search: AccessLogSearch }) {
  const t = useText();
  const keyName = useKeyNames();
  const activeFilters = filterNames.filter((name) => search[name] !== undefined);
  if (activeFilters.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('screens.access-log.filteredBy')}>
      {activeFilters.map((name) => (
        <li key={name}>
          <Link {...logLink} search={{ ...search, [name]: undefined }} className={chipClass}>
            <span className="visually-hidden">{t('screens.access-log.without')}</span> {keyName(name, search[name]!)}
            <Icon name="cross" isSmall />
          </Link>
        </li>
      ))}
    </ul>
  );
}
