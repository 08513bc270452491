import { Badge } from '@podium/ui';
import { Fragment } from 'react';
import { DOT } from '../../../shared/elements/dot.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import type { Day, NumberedDay } from '../day-groups.ts';

/** Summary of a day: its finals and how many are decided; without finals, its contests. */
export function DayTitle({ item }: { item: Day }) {
  const t = useText();
  const { competitionUnits, units, finals } = item;
  if (competitionUnits === 0) {
    return units > 0 ? t('shared.activities', { count: units }) : t('screens.days.rest');
  }
  if (finals.total === 0) return t('shared.units', { count: competitionUnits });
  if (finals.won === 0) return t('screens.days.finals', { count: finals.total });
  if (finals.won < finals.total) return t('screens.days.decided', finals);
  return t('screens.days.allDecided', { count: finals.total });
}

export function DayFacts({ day: { item, number, week }, total }: { day: NumberedDay; total: number }) {
  const t = useText();
  const { competitionUnits, finals, disciplines } = item;
  const facts = [
    number !== null && t('shared.dayNumber', { number, total }),
    t('parts.program.week', { number: week }),
    competitionUnits > 0 && finals.total > 0 && t('shared.units', { count: competitionUnits }),
    competitionUnits > 0 && t('shared.sports', { count: disciplines.length }),
  ].filter((fact): fact is string => fact !== false);
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && DOT}
      {fact}
    </Fragment>
  ));
}

/** Live contests, and the progress of the current day. */
export function DayState({ item: { competitionUnits, finished, live } }: { item: Day }) {
  const t = useText();
  return (
    <>
      {live > 0 && (
        <Badge tone="live" icon="dot">
          {t('shared.liveUnits', { count: live })}
        </Badge>
      )}
      {finished > 0 && finished < competitionUnits && (
        <span className="num text-second text-ink2">
          {t('shared.progress', { done: finished, total: competitionUnits })}
        </span>
      )}
    </>
  );
}
