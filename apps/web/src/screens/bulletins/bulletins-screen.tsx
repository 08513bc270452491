import './bulletins.css';
import { Button, EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { PaperForm } from '../../shared/results/papers/paper-form.tsx';
import { listPapers } from '../../shared/results/papers/paper-list.ts';
import type { PaperSearch } from '../../shared/results/papers/paper-list.ts';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { BulletinArticle } from './parts/bulletin-article.tsx';
import { BulletinRow } from './parts/bulletin-row.tsx';
import { markRead, useReadBulletins } from './read-bulletins.ts';

interface BulletinsScreenProps {
  /** Id of the bulletin shown next to the list, or alone on a phone. */
  opened?: string;
  search: PaperSearch;
}

/** S10: numbered announcements of the organizers. */
export function BulletinsScreen({ opened, search }: BulletinsScreenProps) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(queries.bulletins(language));
  const readIds = useReadBulletins();
  const matches = listPapers(data.items, search, format.compare);
  const isUnread = (id: string): boolean => readIds !== undefined && !readIds.includes(id);
  const unread = data.items.filter(({ id, replacedBy }) => isUnread(id) && !replacedBy);
  const change = (next: PaperSearch) =>
    void navigate({ to: '.', search: { ...next }, replace: true, resetScroll: false });
  return (
    <div className="screen">
      <div className={opened === undefined ? 'screen-top' : 'screen-top bulletins-top'}>
        {opened === undefined ? (
          <h1 className="text-title">{t('screens.bulletins.title')}</h1>
        ) : (
          <p className="text-title">{t('screens.bulletins.title')}</p>
        )}
        <DataAgeLine asOf={data.asOf} />
      </div>
      <div className={opened === undefined ? 'bulletins' : 'bulletins is-opened'}>
        <section className="bulletins-list" aria-label={t('screens.bulletins.list')}>
          <PaperForm search={search} onChange={change} />
          <div className="list-bar">
            <output className="text-second text-ink2">{t('screens.bulletins.count', { count: matches.length })}</output>
            {unread.length > 1 && (
              <Button look="quiet" onClick={() => markRead(data.items.map(({ id }) => id))}>
                {t('screens.bulletins.markAll')}
              </Button>
            )}
          </div>
          {matches.length > 0 ? (
            <ul className="rows">
              {matches.map((bulletin) => (
                <BulletinRow
                  key={bulletin.id}
                  bulletin={bulletin}
                  search={search}
                  isOpened={bulletin.id === opened}
                  isUnread={isUnread(bulletin.id) && !bulletin.replacedBy}
                />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon="document"
              title={data.items.length > 0 ? t('state.noMatch') : t('screens.bulletins.empty')}
            >
              {data.items.length > 0 ? (
                <Link to="." search={{}} className="button">
                  {t('action.clear')}
                </Link>
              ) : (
                <p>{t('screens.bulletins.emptyHint')}</p>
              )}
            </EmptyState>
          )}
        </section>
        {opened !== undefined && <BulletinArticle key={opened} id={opened} list={matches} search={search} />}
      </div>
    </div>
  );
}
