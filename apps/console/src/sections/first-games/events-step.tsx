import { Alert, Typography } from '@mui/material';
import { useText } from '../../language/text.ts';
import { ImportedEvents } from './imported-games/imported-games.tsx';
import { MeasureField } from './measure-field.tsx';
import { NewEventForm } from './new-event-form.tsx';
import { PartCard } from './part-card.tsx';
import { useFaultText, usePlan } from './plan-context.ts';
import { PlanField } from './plan-field.tsx';
import { changeEvent, removeEvent, typedName, withName } from './plan.ts';
import { RecordsCard } from './event-records/records-card.tsx';
import { RulesCard } from './rules-card.tsx';

export function EventsStep() {
  const t = useText();
  const { plan, change, faults, isChecked } = usePlan();
  const faultText = useFaultText();
  const missingFault = faults.find(({ path }) => path === 'events');
  const sportName = (code: string): string => {
    const sport = plan.sports.find((candidate) => candidate.code === code);
    return sport ? typedName(plan, sport.name) : code;
  };
  return (
    <>
      {missingFault && isChecked && <Alert severity="error">{faultText(missingFault.code)}</Alert>}
      {plan.events.map((event, index) => {
        const { id, name, discipline, gender, entries } = event;
        return (
          <PartCard
            key={id}
            title={`${sportName(discipline)} · ${typedName(plan, name)}`}
            removal={{
              label: t('first-games.remove', { name: typedName(plan, name) }),
              onRemove: () => change((current) => removeEvent(current, id)),
            }}
          >
            <Typography color="text.secondary">
              {t(`first-games.gender.${gender}`)} · {t(`first-games.kind.${entries.kind}`)}
            </Typography>
            <PlanField
              path={`events.${index}.name`}
              label={t('first-games.eventName')}
              value={typedName(plan, name)}
              onChange={(text) =>
                change((current) => changeEvent(current, id, { name: withName(current, text, name) }))
              }
            />
            <MeasureField event={event} path={`events.${index}`} />
            <RulesCard event={event} path={`events.${index}`} />
            <RecordsCard event={event} path={`events.${index}`} />
          </PartCard>
        );
      })}
      <NewEventForm />
      <ImportedEvents />
    </>
  );
}
