import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { useIsVeiled } from '../../../shared/reader/veil.ts';
import type { MedalCounts } from '@podium/contract';

const columns = ['gold', 'silver', 'bronze', 'total'] as const;

interface MedalLinksProps {
  code: string;
  name: string;
  rank: number | null;
  medals: MedalCounts;
}

/** Rank and counts in the medal table; each count links to its medalists. */
export function MedalLinks({ code, name, rank, medals }: MedalLinksProps) {
  const t = useText();
  const { format } = useGames();
  const isVeiled = useIsVeiled();
  if (medals.total === 0)
    return <p className="person-wide text-ink2">{t(isVeiled ? 'parts.veil.hidden' : 'state.noMedals')}</p>;
  return (
    <dl className="delegation-medals person-wide">
      {rank !== null && (
        <div className="delegation-medal">
          <dt>{t('screens.delegation.rank')}</dt>
          <dd>{format.number(rank)}</dd>
        </div>
      )}
      {columns.map((medal) => (
        <div key={medal} className="delegation-medal">
          <dt>{medal === 'total' ? t('medal.total') : <MedalDisc medal={medal} />}</dt>
          <dd>
            {medals[medal] === 0 ? (
              <span className="text-ink3">{format.number(0)}</span>
            ) : (
              <Link
                to="/{-$locale}/medals/$discipline"
                params={{ discipline: 'all' }}
                search={{ delegation: code, medal }}
                hash="medallists"
                preload={false}
                className="delegation-link"
                aria-label={t('screens.delegation.medalsOf', {
                  name,
                  medal: t(`medal.${medal}`),
                  count: format.number(medals[medal]),
                })}
              >
                {format.number(medals[medal])}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
