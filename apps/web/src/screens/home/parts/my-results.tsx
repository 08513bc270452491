import { useQueries } from '@tanstack/react-query';
import { useFollows } from '../../../shared/reader/follows.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';

const MOST = 3;

export function MyResults() {
  const t = useText();
  const { language } = usePage();
  const people = useFollows().filter(({ kind }) => kind === 'athlete' || kind === 'team');
  const participants = useQueries({ queries: people.map(({ id }) => queries.participant(language, { id })) });
  const items = new Map(
    participants.flatMap(({ data }) => (data?.results ?? []).map(({ item }) => [item.id, item] as const)),
  );
  const latest = [...items.values()].sort((a, b) => (b.start ?? b.day).localeCompare(a.start ?? a.day, 'en'));
  if (latest.length === 0) return null;
  return (
    <section aria-labelledby="my-results-title" className="home-section">
      <h2 id="my-results-title" className="section-title">
        {t('screens.home.myResults')}
      </h2>
      <ul className="unit-list">
        {latest.slice(0, MOST).map((item) => (
          <UnitRow key={item.id} item={item} hasDay />
        ))}
      </ul>
    </section>
  );
}
