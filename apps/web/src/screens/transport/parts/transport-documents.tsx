import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { DocumentList } from '../../../shared/results/papers/document-list.tsx';
import { listPapers } from '../../../shared/results/papers/paper-list.ts';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGames } from '../../../shared/shell/use-games.ts';

/** Documents about transport, such as a line map; newest first. */
export function TransportDocuments() {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const { data } = useSuspenseQuery(queries.contentDocuments(language, { type: 'transport' }));
  if (data.total === 0) return null;
  return (
    <section aria-labelledby="transport-documents">
      <h2 id="transport-documents" className="section-title">
        {t('screens.transport.documents')}
      </h2>
      <DocumentList documents={listPapers(data.items, {}, format.compare)} all={data.items} />
    </section>
  );
}
