import '../../../shared/results/result/result.css';
import { phraseOfStatistic } from '@podium/disciplines/reading';
import { markKind } from '@podium/games';
import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { irmName } from '../../../shared/elements/irm-name.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { CompetitorLink } from '../../../shared/results/result/competitor-link.tsx';
import { FactName } from '../../../shared/results/sport/fact-name.tsx';
import { useSport } from '../../../shared/results/sport/use-sport.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { countField, findLeaders, hasFinish, isSplitLeader } from '../summary-state.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Sport } from '../../../shared/results/sport/use-sport.ts';
import type { Leader } from '../summary-state.ts';

/** The number of competitors, the leaders at each split of a race, and the best of everything else. */
export function FieldLeaders({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const leaders = findLeaders(unit, sport.discipline);
  if (unit.results.length === 0) return <p className="text-ink2">{t('parts.result.noStatistics')}</p>;
  return (
    <section>
      <h2 className="section-title">{t('parts.result.statistics')}</h2>
      <FieldCounts unit={unit} sport={sport} />
      <LeaderTable
        caption={t('parts.result.leaders')}
        leaders={leaders.filter((leader) => isSplitLeader(leader, sport.discipline))}
        sport={sport}
      />
      <LeaderTable
        caption={t('parts.result.bests')}
        leaders={leaders.filter((leader) => !isSplitLeader(leader, sport.discipline))}
        sport={sport}
      />
    </section>
  );
}

function LeaderTable({ caption, leaders, sport }: { caption: string; leaders: readonly Leader[]; sport: Sport }) {
  const t = useText();
  if (leaders.length === 0) return null;
  return (
    <Table caption={caption} isCaptionVisible className="card-table result-table">
      <thead>
        <tr>
          <HeaderCell className="leader-place">
            <span className="visually-hidden">{t('parts.result.statistic')}</span>
          </HeaderCell>
          <HeaderCell>{t('parts.result.best')}</HeaderCell>
          <HeaderCell align="end">{t('parts.result.result')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {leaders.map((leader) => (
          <tr key={leader.key}>
            <RowHeader>
              <LeaderName sport={sport} leader={leader} />
            </RowHeader>
            <Cell>
              <CompetitorLink competitor={leader.line.competitor} />
            </Cell>
            <Cell align="end" className="num strong">
              <bdi dir="ltr">{leader.value}</bdi>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function FieldCounts({ unit, sport }: { unit: UnitAnswer; sport: Sport }) {
  const t = useText();
  const { format } = useGames();
  const { started, finished, out } = countField(unit.results);
  const facts = [
    { name: t('parts.result.started'), value: started },
    ...(hasFinish(unit.results, sport.discipline) ? [{ name: t('parts.result.classified'), value: finished }] : []),
    ...out.map(({ irm, count }) => ({ name: irmName(t, irm) ?? irm, value: count })),
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

/**
 * The place's name, otherwise the statistic's. Attempts use the statistic of splits; if the statistic is only part of a
 * score at that place, that part is added: the execution on the vault.
 */
function LeaderName({ sport, leader }: { sport: Sport; leader: Leader }) {
  const { rule, number, at, line } = leader;
  const isAttempt = rule.key === 'split_n' && markKind(line.resultType) === 'distance';
  const name = { phrase: isAttempt ? 'attemptNumber' : phraseOfStatistic(rule.key), number, code: rule.key };
  const part = at?.facts.find(({ code }) => rule.selector.includes(`:${code}[`));
  return (
    <>
      <FactName sport={sport} fact={at?.place ? { ...at, ...name } : name} />
      {at?.place && part && (
        <span className="leader-part">
          <FactName sport={sport} fact={part} />
        </span>
      )}
    </>
  );
}
