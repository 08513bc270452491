import './head-rows.css';
import { delegationBeside } from '@podium/contract/delegation-beside';
import { Icon } from '@podium/ui';
import { Fragment, useState } from 'react';
import { Flag } from '../../elements/parts/flag.tsx';
import { Irm } from '../../elements/parts/irm.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { TimeGap } from '../../elements/parts/time-gap.tsx';
import { useText } from '../../shell/page-context.tsx';
import { FactName } from '../sport/fact-name.tsx';
import { CompetitorLink } from './competitor-link.tsx';
import { wordSize } from './word-size.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Sport } from '../sport/use-sport.ts';
import type { ContestHead as Head, HeadRow } from './contest-head.ts';

/** The sides or the first places in the head of a contest page. */
export function HeadRows({ unit, head: { kind, rows }, sport }: { unit: UnitAnswer; head: Head; sport: Sport }) {
  if (kind === 'title') return null;
  const hasMarks = rows.some(({ mark, irm }) => mark !== undefined || irm !== undefined);
  return (
    <span className={`head-rows head-${kind}`}>
      {rows.map((row, index) => (
        <Fragment key={row.competitor.id ?? index}>
          {index > 0 && <span className="visually-hidden">, </span>}
          <Row unit={unit} row={row} sport={sport} isPlace={kind === 'places'} hasMarks={hasMarks} />
        </Fragment>
      ))}
    </span>
  );
}

interface RowProps {
  unit: UnitAnswer;
  row: HeadRow;
  sport: Sport;
  isPlace: boolean;
  hasMarks: boolean;
}

function Row({ unit, row, sport, isPlace, hasMarks }: RowProps) {
  const t = useText();
  const { competitor, medal, rank, isWinner, isLoser, points, pair, earlier } = row;
  const { organisation } = competitor;
  const delegation = delegationBeside(competitor);
  const look = `${isWinner ? ' is-winner' : ''}${isLoser ? ' is-loser' : ''}${earlier ? ' is-earlier' : ''}`;
  return (
    <span className={`head-row${look}`}>
      {isPlace && (
        <span className="head-disc">
          {medal ? (
            <MedalDisc medal={medal} isExhibition={unit.event?.isExhibition} />
          ) : (
            <bdi dir="ltr" className="head-rank num">
              {rank}
            </bdi>
          )}
        </span>
      )}
      <span className="head-flag">{organisation && <Flag organisation={organisation} size="title" />}</span>
      <span className={`head-name ${wordSize(competitor.name ?? '')}`}>
        <CompetitorLink competitor={{ ...competitor, organisation: null }} />
        {!isPlace && medal && (
          <>
            {' '}
            <MedalDisc medal={medal} isSmall isExhibition={unit.event?.isExhibition} />
          </>
        )}
        {!isPlace && isWinner && !medal && (
          <>
            {' '}
            <Icon name="check" isSmall />
          </>
        )}
        {!isPlace && isWinner && (
          <span className="visually-hidden">
            {t('shared.pair', {
              first: '',
              second: t('shared.winner', { gender: unit.event?.gender ?? '' }),
            })}
          </span>
        )}
        {pair?.map((name) => (
          <bdi key={name} className="head-from">
            <span className="visually-hidden">, </span>
            {name}
          </bdi>
        ))}
        {delegation && (
          <bdi className={isPlace ? 'visually-hidden' : 'head-from'}>
            <span className="visually-hidden">, </span>
            {delegation.name}
          </bdi>
        )}
      </span>{' '}
      {points !== undefined && (
        <span className="head-points num">
          <HeadValue value={points} />
        </span>
      )}{' '}
      {hasMarks && <Mark row={row} />}
      {earlier && (
        <span className="visually-hidden">
          {' '}
          <FactName sport={sport} fact={earlier} />
        </span>
      )}
    </span>
  );
}

function Mark({ row: { mark, irm, tally, gap, isWinner } }: { row: HeadRow }) {
  return (
    <span className="head-mark num">
      {irm ? <Irm irm={irm} className="head-irm" /> : <HeadValue value={mark ?? (isWinner ? '' : '–')} />}
      {tally && (
        <>
          {' '}
          <bdi dir="ltr" className="head-tally">{`(${tally})`}</bdi>
        </>
      )}
      {gap && <TimeGap gap={gap} className="head-gap" />}
    </span>
  );
}

/** A number that is highlighted for a second after it changes. */
function HeadValue({ value }: { value: string }) {
  const [first] = useState(value);
  return (
    <bdi key={value} dir="ltr" className={value === first ? 'head-value' : 'head-value is-new'}>
      {value}
    </bdi>
  );
}
