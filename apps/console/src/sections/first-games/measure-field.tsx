import { MenuItem, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { isOwnSport } from '@podium/games';
import type { EventMeasure } from '@podium/games';
import { useText } from '../../language/text.ts';
import { athleticsMeasures, changeMeasure, eventMeasure, sportMeasure } from './event-measure.ts';
import { changeRule, ownChoice, ownChoices, rulesOfChoice } from './event-rules.ts';
import type { OwnChoice } from './event-rules.ts';
import { usePlan } from './plan-context.ts';
import { PlanField } from './plan-field.tsx';

/**
 * A choice of the measure that decides an event. In athletics the choice is part of the event's code, which the feed
 * knows; in an organizers' own sport it is one of the rules.
 */
export function MeasureField({ event, path }: { event: PlanEvent; path: string }) {
  const t = useText();
  const { state, change } = usePlan();
  const { id, discipline, rules } = event;
  const common = { path: `${path}.measure`, label: t('first-games.measureLabel') };
  const hasBegun = (state.answer.draws[id]?.begun.length ?? 0) > 0;
  if (isOwnSport(discipline))
    return (
      <PlanField
        {...common}
        value={ownChoice(event) ?? ''}
        isDisabled={hasBegun}
        onChange={(chosen) => change((current) => changeRule(current, id, rulesOfChoice(chosen as OwnChoice)))}
      >
        {ownChoices.map((option) => (
          <MenuItem key={option} value={option}>
            {t(`first-games.measure.${option}`)}
          </MenuItem>
        ))}
      </PlanField>
    );
  if (rules?.measure)
    return <Typography color="text.secondary">{t(`first-games.measure.${ownChoice(event)!}`)}</Typography>;
  if (discipline === 'ATH')
    return (
      <PlanField
        {...common}
        value={eventMeasure(event) ?? ''}
        onChange={(chosen) => change((current) => changeMeasure(current, id, chosen as EventMeasure))}
      >
        {athleticsMeasures.map((option) => (
          <MenuItem key={option} value={option}>
            {t(`first-games.measure.${option}`)}
          </MenuItem>
        ))}
      </PlanField>
    );
  const measure = sportMeasure(discipline);
  return measure && <Typography color="text.secondary">{t(`first-games.decided.${measure}`)}</Typography>;
}
