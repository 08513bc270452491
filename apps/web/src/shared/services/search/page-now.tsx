import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { DOT } from '../../elements/dot.ts';
import { useFollows } from '../../reader/follows.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { GamesContext } from '../../shell/use-games.ts';

/** The current state of a page of the menu, as a short text; nothing while results are hidden, since the documents then have none. */
export function PageNow({ path }: { path: string }) {
  // The not-found page has not loaded the Games.
  if (use(GamesContext) === undefined) return null;
  if (path === '/medals') return <MedalsNow />;
  return path === '/live' ? <LiveNow /> : null;
}

/** `1. São Paulo: 62 medals · 5. Pará: 20 medals`: the first, and the first followed delegation. */
function MedalsNow() {
  const t = useText();
  const { language } = usePage();
  const { data } = useQuery(queries.medals(language, {}));
  const followed = new Set(useFollows().flatMap(({ kind, id }) => (kind === 'delegation' ? [id] : [])));
  const [first, ...others] = data?.rows ?? [];
  const mine = others.find(({ organisation }) => followed.has(organisation.code));
  const shown = [first, mine].filter((row) => row !== undefined && row.rank !== null);
  if (shown.length === 0) return null;
  return (
    <span className="second-line">
      {shown.map((row, index) => (
        <span key={row!.organisation.code}>
          {index > 0 && DOT}
          {t('shared.searchMedals', { rank: row!.rank!, name: row!.organisation.name, count: row!.total })}
        </span>
      ))}
    </span>
  );
}

function LiveNow() {
  const t = useText();
  const { language } = usePage();
  const { data } = useQuery(queries.live(language));
  const count = data?.live.length ?? 0;
  return count > 0 ? <span className="second-line">{t('shared.liveUnits', { count })}</span> : null;
}
