import './medal-summary.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Flag } from '../../elements/parts/flag.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { NoResults } from '../../elements/veil/results-state.tsx';
import { useFollows } from '../../reader/follows.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import type { MedalRow } from '@podium/contract';

const FIRST = 3;
const medals = ['gold', 'silver', 'bronze'] as const;

interface MedalSummaryProps {
  /** Omits the section until the first medal is won. */
  isHiddenIfEmpty?: boolean;
}

/** The reader's followed delegations, pinned, and the first three of the medal table. */
export function MedalSummary({ isHiddenIfEmpty = false }: MedalSummaryProps) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.medals(language, {}));
  const followed = new Set(useFollows().flatMap(({ kind, id }) => (kind === 'delegation' ? [id] : [])));
  if (isHiddenIfEmpty && data.rows.length === 0) return null;
  const isMine = ({ organisation }: MedalRow): boolean => followed.has(organisation.code);
  const first = data.rows.slice(0, FIRST);
  const pinned = data.rows.slice(FIRST).filter(isMine);
  return (
    <section aria-labelledby="medals-title">
      <div className="front-top">
        <h2 id="medals-title" className="front-title">
          {t('parts.front.medals')}
        </h2>
        <RowLink path="/medals/all" className="section-more front-more">
          {t('parts.front.wholeTable')}
        </RowLink>
      </div>
      {data.isCorrectionUnderWay && <p className="notice tone-info">{t('parts.medals.underWay')}</p>}
      {data.rows.length === 0 ? (
        <NoResults icon="medal" title={t('state.noMedals')} />
      ) : (
        <ul className="unit-list">
          {[...first, ...pinned].map((row) => (
            <Row key={row.organisation.code} row={row} isMine={isMine(row)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ row, isMine }: { row: MedalRow; isMine: boolean }) {
  const t = useText();
  const { format } = useGames();
  return (
    <li className={isMine ? 'medal-summary-row is-mine' : 'medal-summary-row'}>
      <span className="medal-summary-rank num">{row.rank === null ? '–' : format.number(row.rank)}</span>
      <Flag organisation={row.organisation} />
      <PlaceLink to="delegation" id={row.organisation.code} className="unit-link main-part strong">
        <bdi>{row.organisation.name}</bdi>
      </PlaceLink>
      <span className="medal-summary-counts">
        {medals.map((medal) => (
          <span key={medal} className="medal-summary-count num">
            <MedalDisc medal={medal} isSmall />
            {format.number(row[medal])}
          </span>
        ))}
      </span>
      <span className="visually-hidden">
        {t('shared.labelled', { name: t('medal.total'), value: format.number(row.total) })}
      </span>
    </li>
  );
}
