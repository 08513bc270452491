import { Icon, buttonClass } from '@podium/ui';
import { pages } from '@podium/contract/pages';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useLocaleParam, usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { RowLink } from './row-link.tsx';
import { HomeLink, StatusLine } from './screen-states.tsx';

/** @param hasFailedCheck the route exists, but a value in the address is invalid (R22) */
export function NotFoundScreen({ hasFailedCheck }: { hasFailedCheck: boolean }) {
  const t = useText();
  const { definition } = usePage();
  const params = useLocaleParam();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className="screen-message">
      <StatusLine status={404} />
      <h1 className="text-title">{t('shared.notFoundTitle')}</h1>
      <p>
        {t(hasFailedCheck ? 'shared.notFoundCheck' : 'shared.notFoundText', {
          path: definition.direction === 'rtl' ? isolate(safeDecode(path)) : safeDecode(path),
        })}
      </p>
      <p className="text-ink2">{t('shared.notFoundHint')}</p>
      <div className="cluster">
        <SportLink path={path} />
        <HomeLink />
        <Link to="/{-$locale}/search" params={params} search={{}} className={buttonClass('plain')}>
          <Icon name="search" />
          {t('nav.search')}
        </Link>
      </div>
    </div>
  );
}

/** A link to the sport, for addresses below a sport. */
function SportLink({ path }: { path: string }) {
  const { language } = usePage();
  const games = useQueryClient().getQueryData(queries.games(language).queryKey);
  const key = /\/discipline\/([a-z]+)\//iu.exec(path)?.[1]?.toLowerCase();
  const sport = games?.disciplines.find((discipline) => discipline.key === key);
  if (!sport) return null;
  return (
    <RowLink path={pages.discipline(sport.key)} className={buttonClass('main')}>
      <bdi>{sport.name}</bdi>
    </RowLink>
  );
}

/** Isolates an address as left-to-right within right-to-left text. */
function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}

function safeDecode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
