import '../../../shared/result/result.css';
import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { useText } from '../../../shared/page-context.tsx';
import { CompetitorLink } from '../../../shared/result/competitor-link.tsx';
import { useGames } from '../../../shared/use-games.ts';
import { fieldOf, leadersOf } from '../summary-state.ts';
import type { StatisticRule } from '@podium/games';
import type { UnitAnswer } from '@podium/contract';
import type { Leader } from '../summary-state.ts';

/** How many took part, and who led on the way. */
export function FieldLeaders({ unit, rules }: { unit: UnitAnswer; rules: readonly StatisticRule[] }) {
  const t = useText();
  const leaders = leadersOf(unit, rules);
  if (unit.results.length === 0) return <p className="text-ink2">{t('parts.result.noStatistics')}</p>;
  return (
    <section>
      <h2 className="section-title">{t('parts.result.statistics')}</h2>
      <FieldCounts unit={unit} />
      {leaders.length > 0 && (
        <Table caption={t('parts.result.leaders')} isCaptionVisible className="result-table">
          <thead>
            <tr>
              <HeaderCell>{t('parts.result.statistic')}</HeaderCell>
              <HeaderCell>{t('parts.result.best')}</HeaderCell>
              <HeaderCell align="end">{t('parts.result.result')}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {leaders.map((leader) => (
              <tr key={leader.key}>
                <RowHeader className="leader-place">
                  <LeaderPlace leader={leader} />
                </RowHeader>
                <Cell>
                  <CompetitorLink competitor={leader.line.competitor} />
                </Cell>
                <Cell align="end" className="num font-semibold">
                  <bdi dir="ltr">{leader.value}</bdi>
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

function FieldCounts({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const { format } = useGames();
  const { started, finished, out } = fieldOf(unit.results);
  const facts = [
    { name: t('parts.result.started'), value: started },
    { name: t('parts.result.classified'), value: finished },
    ...out.map(({ irm, count }) => {
      const key = `irm.${irm}` as 'irm.DNS';
      return { name: t.has(key) ? t(key) : irm, value: count };
    }),
  ];
  return (
    <dl className="field-counts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the unit calls the place, else the statistic's name in words. */
function LeaderPlace({ leader: { rule, place, number, line } }: { leader: Leader }) {
  const t = useText();
  if (place) return <bdi dir="ltr">{place}</bdi>;
  if (rule.key === 'reaction') return t('discipline.generic.reaction');
  if (rule.key === 'points') return t('discipline.generic.points');
  const isAttempt = !/TIME/u.test(line.resultType ?? '');
  return t(isAttempt ? 'discipline.generic.attemptNumber' : 'discipline.generic.splitNumber', { number: number ?? '' });
}
