import { Box, Button, Typography } from '@mui/material';
import type { PlanEvent, PlanPhase } from '@podium/contract';
import { useState } from 'react';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { fieldGrid } from '../../look/field-grid.ts';
import { PlanChoice, PlanChoices } from './plan-choice.tsx';
import type { Option } from './plan-choice.tsx';
import { usePlan } from './plan-context.ts';
import { PlanField } from './plan-field.tsx';
import { changePhase } from './phase-place.ts';
import { drawnEvent } from './published-draw.ts';
import { typedName } from './plan.ts';

interface PhasePlacesProps {
  event: PlanEvent;
  path: string;
  onChange: (phases: PlanPhase[] | undefined) => void;
}

/** Day, place and courts of each phase, where they differ from those of the event. */
export function PhasePlaces({ event, path, onChange }: PhasePlacesProps) {
  const t = useText();
  const language = useLanguage();
  const { plan, state } = usePlan();
  const { phases } = drawnEvent(event, state.answer.draws);
  const own = new Map(event.phases?.map((phase) => [phase.code, phase]));
  const [isOpen, setIsOpen] = useState(own.size > 0);
  if (phases.length === 0 || (phases.length === 1 && own.size === 0)) return null;
  const venues = plan.venues.map(({ id, name }): Option => [id, typedName(plan, name)]);
  const courtsOf = (venue: string): Option[] =>
    plan.venues.find(({ id }) => id === venue)?.courts.map(({ id, name }): Option => [id, typedName(plan, name)]) ?? [];
  const id = `${path.replaceAll('.', '-')}-phases`;
  return (
    <>
      <Button
        variant="text"
        sx={{ justifySelf: 'start' }}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('acts.titleOf', {
          act: t('first-games.phasePlaces'),
          event: typedName(plan, event.name),
        })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('first-games.phasePlaces')}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ display: 'grid', gap: 2 }}>
          {phases.map(({ code, name }) => {
            const place = own.get(code);
            const venue = place?.venue ?? event.venue;
            const set = (change: Partial<PlanPhase>): void => onChange(changePhase(event.phases, code, change));
            const title = name[language] ?? name.en ?? '';
            return (
              <Box key={code} component="fieldset" sx={{ ...fieldGrid, border: 0, m: 0, p: 0 }}>
                <Typography component="legend" sx={{ fontWeight: 700, mb: 1 }}>
                  {title}
                </Typography>
                <PlanField
                  path={`${path}.phases.${code}.start`}
                  label={t('first-games.phaseStart')}
                  type="datetime-local"
                  value={place?.start ?? ''}
                  onChange={(start) => set({ start: start === '' ? undefined : start })}
                />
                <PlanChoice
                  path={`${path}.phases.${code}.venue`}
                  label={t('first-games.venueName')}
                  value={venue}
                  options={venues}
                  onChange={(chosen) => set({ venue: chosen === event.venue ? undefined : chosen, courts: undefined })}
                />
                {courtsOf(venue).length > 1 && (
                  <PlanChoices
                    path={`${path}.phases.${code}.courts`}
                    label={t('first-games.courts')}
                    values={place?.courts ?? (venue === event.venue ? event.courts : [])}
                    options={courtsOf(venue)}
                    onChange={(courts) => set({ courts: courts.length === 0 ? undefined : courts })}
                  />
                )}
              </Box>
            );
          })}
        </Box>
      )}
    </>
  );
}
