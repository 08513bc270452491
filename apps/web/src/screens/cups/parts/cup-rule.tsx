import { Fragment } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { CupAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface CupRuleProps {
  count: CupAnswer['count'];
  isByTeam: boolean;
}

/** The fields of a cup's rule in words. */
export function CupRule({ count, isByTeam }: CupRuleProps) {
  const t = useText();
  const { format } = useGames();
  const { points, teamPoints, ties, scorers, movesUp, disciplines, gender, division, weights } = count;
  return (
    <dl className="cup-facts">
      <Fact name={t('screens.cups.pointsByPlace')}>
        <Scale points={points} />
      </Fact>
      {teamPoints && (
        <Fact name={t('screens.cups.teamPoints')}>
          <Scale points={teamPoints} />
        </Fact>
      )}
      <Fact name={t('screens.cups.ties')}>{t(`screens.cups.tie.${ties}`)}</Fact>
      {scorers !== null && (
        <Fact name={t('screens.cups.scorers')}>
          {t(movesUp ? 'screens.cups.scorersMoving' : 'screens.cups.scorersOf', { count: scorers })}
        </Fact>
      )}
      {disciplines.length > 0 && (
        <Fact name={t('screens.cups.sports')}>
          <bdi>{disciplines.map(({ name }) => name).join(' · ')}</bdi>
        </Fact>
      )}
      {(gender !== null || division !== null) && (
        <Fact name={t('screens.cups.counted')}>
          {gender !== null && t(`screens.cups.gender.${gender}`)}
          {gender !== null && division !== null && ' · '}
          {division !== null && t('screens.cups.division', { division })}
        </Fact>
      )}
      {weights.length > 0 && (
        <Fact name={t('screens.cups.weights')}>
          {weights.map(({ discipline, weight }, index) => (
            <Fragment key={discipline.key}>
              {index > 0 && ' · '}
              <bdi>{discipline.name}</bdi> <bdi dir="ltr">{`× ${format.number(weight)}`}</bdi>
            </Fragment>
          ))}
        </Fact>
      )}
      <Fact name={t('screens.cups.level')}>{t('screens.cups.levelText')}</Fact>
      {isByTeam && <Fact name={t('screens.cups.teams')}>{t('screens.cups.teamsText')}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="cup-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Points by place. */
function Scale({ points }: { points: readonly number[] }) {
  const t = useText();
  const { format } = useGames();
  return (
    <ol className="cup-scale">
      {points.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place is its index, and two places may have the same points
        <li key={index} className="num">
          <small>{t('screens.cups.placeShort', { place: index + 1 })}</small> {format.number(value)}
        </li>
      ))}
    </ol>
  );
}
