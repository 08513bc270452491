import { formattersFor } from '@podium/i18n';
import { Bdi, Icon, Tooltip } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { codec } from '../shared/shell/messages.ts';
import { useLocaleParam, useNow, usePage, useText } from '../shared/shell/page-context.tsx';
import { queries } from '../shared/shell/queries/queries.ts';
import { ResultsSwitch } from './results-switch.tsx';
import { SearchButton } from './search-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** @param isStatic the header scrolls away with the document */
export function Header({ isStatic }: { isStatic: boolean }) {
  const t = useText();
  const { language } = usePage();
  const params = useLocaleParam();
  const { data: games } = useQuery({ ...queries.games(language), enabled: false });
  return (
    <header className={isStatic ? 'frame-header is-static' : 'frame-header'}>
      <Link
        to="/{-$locale}/schedule/grid"
        params={params}
        className="brand"
        search={{}}
        onPointerDown={({ currentTarget, timeStamp }) =>
          void import('../shared/shell/debug/hold.ts').then(({ hold }) => hold(currentTarget, timeStamp))
        }
      >
        <svg viewBox="0 0 32 32" className="brand-mark" aria-hidden="true">
          <rect className="brand-step2" x="3" y="15" width="8" height="13" rx="1.5" />
          <rect className="brand-step1" x="12" y="7" width="8" height="21" rx="1.5" />
          <rect className="brand-step3" x="21" y="19" width="8" height="9" rx="1.5" />
        </svg>
        <span className="brand-name">{games ? <Bdi>{games.name}</Bdi> : t('app.name')}</span>
      </Link>
      <SearchButton />
      <ThemeSwitch />
      <ResultsSwitch />
      <Tooltip text={t('parts.user.account')} isBelow>
        {() => (
          <a
            href={codec.write(language, '/account')}
            data-within=""
            className="menu-button"
            aria-label={t('parts.user.account')}
          >
            <Icon name="person" />
          </a>
        )}
      </Tooltip>
      <LanguageMenu />
      {games && <PrintedAt timeZone={games.timeZone} />}
    </header>
  );
}

/** Print only: the time of printing, because printed results are soon outdated. */
function PrintedAt({ timeZone }: { timeZone: string }) {
  const t = useText();
  const { definition } = usePage();
  const now = useNow();
  const format = formattersFor(definition, timeZone);
  return (
    <p className="printed-at" suppressHydrationWarning>
      {t('shared.printedAt', { time: format.dateTime(now) })}
    </p>
  );
}
