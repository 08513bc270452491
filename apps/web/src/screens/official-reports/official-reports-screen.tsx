import { documentTypes } from '@podium/content/words';
import { EmptyState, SelectField } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { DocumentType } from '@podium/content/words';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DocumentList } from '../../shared/results/papers/document-list.tsx';
import { PaperForm } from '../../shared/results/papers/paper-form.tsx';
import { listPapers } from '../../shared/results/papers/paper-list.ts';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { RowLink } from '../../shared/elements/parts/row-link.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ShareButton } from '../../shared/elements/share/share-button.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import type { OfficialReportsSearch } from './search.ts';

export function OfficialReportsScreen({ search }: { search: OfficialReportsSearch }) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(queries.contentDocuments(language));
  const ofType = data.items.filter(({ type }) => search.type === undefined || type === search.type);
  const matches = listPapers(ofType, search, format.compare);
  const change = (next: OfficialReportsSearch) =>
    void navigate({ to: '.', search: { ...next }, replace: true, resetScroll: false });
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.official-reports.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      <PaperForm search={search} onChange={(next) => change({ ...next, type: search.type })}>
        <SelectField
          label={t('screens.official-reports.type')}
          name="type"
          value={search.type ?? ''}
          options={[
            { value: '', label: t('screens.official-reports.allTypes') },
            ...documentTypes.map((type) => ({ value: type, label: t(`parts.papers.type.${type}`) })),
          ]}
          onChange={(type) => change({ ...search, type: (type || undefined) as DocumentType | undefined })}
        />
      </PaperForm>
      <div className="section-top">
        <output className="text-second text-ink2">
          {t('screens.official-reports.count', { count: matches.length })}
        </output>
        <ShareButton name={t('screens.official-reports.title')} />
      </div>
      {matches.length > 0 ? (
        <DocumentList documents={matches} all={data.items} />
      ) : (
        <EmptyState icon="document" title={data.items.length > 0 ? t('state.noMatch') : t('state.noDocuments')}>
          {data.items.length > 0 ? (
            <Link to="." search={{}} className="button" preload={false}>
              {t('action.clear')}
            </Link>
          ) : (
            <p>{t('screens.official-reports.emptyHint')}</p>
          )}
        </EmptyState>
      )}
      <p>
        <RowLink path="/reports" className="link padded-link">
          {t('screens.official-reports.toReports')}
        </RowLink>
      </p>
    </div>
  );
}
