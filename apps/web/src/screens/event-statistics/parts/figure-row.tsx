import { delegationBeside } from '@podium/contract/delegation-beside';
import { readFacts } from '@podium/disciplines/reading';
import { Cell, RowHeader } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { ResultName } from '../../../shared/results/result/competitor-link.tsx';
import { LineDetails } from '../../../shared/results/result/line-details.tsx';
import { LineFold } from '../../../shared/results/result/line-fold.tsx';
import type { Figure } from '@podium/disciplines/reading';
import type { LongRowProps } from '@podium/ui/long-body';
import type { Sport } from '../../../shared/results/sport/use-sport.ts';
import type { StatisticsRow } from '../state.ts';

interface FigureRowProps extends LongRowProps {
  sport: Sport;
  row: StatisticsRow;
  columns: readonly { figure: Figure; room: string }[];
  isRanking: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

export function FigureRow({ sport, row, columns, isRanking, index, measure, isOpen, onOpen }: FigureRowProps) {
  const t = useText();
  const { competitor, team, place, figures, details } = row;
  const from = team ?? delegationBeside(competitor)?.name;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      {isRanking && (
        <Cell align="mid" className="num result-rank">
          <bdi dir="ltr">{place ?? '–'}</bdi>
        </Cell>
      )}
      <RowHeader>
        <ResultName competitor={competitor} isDelegationBeside />
        {from && (
          <span className="result-second">
            <bdi>{from}</bdi>
          </span>
        )}
        <LineFold
          label={t('shared.labelled', { name: t('action.details'), value: competitor.name })}
          isOpen={isOpen}
          onOpen={onOpen}
        >
          <LineDetails sport={sport} facts={readFacts(sport.discipline, { details: [...details] })} members={[]} />
        </LineFold>
      </RowHeader>
      {columns.map(({ figure: { id }, room }) => (
        <Cell key={id} align="end" className={`num result-own ${room}`}>
          <bdi dir="ltr">{figureText(figures.get(id))}</bdi>
        </Cell>
      ))}
    </tr>
  );
}

/** `5/11`: five out of eleven. */
const figureText = (figure: Figure | undefined): string =>
  figure ? [figure.value, figure.of].filter(Boolean).join('/') : '–';
