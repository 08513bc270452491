import { Box, Button } from '@mui/material';
import type { GamesPlan } from '@podium/contract';
import { useText } from '../../language/text.ts';
import { PartCard } from './part-card.tsx';
import { usePlan } from './plan-context.ts';
import { withoutCourt, withoutVenue } from './phase-place.ts';
import { PlanField } from './plan-field.tsx';
import { nextId } from './plan-numbers.ts';
import { typedName, withName } from './plan.ts';

type Venue = GamesPlan['venues'][number];

export function PlacesStep() {
  const t = useText();
  const { plan, change } = usePlan();
  const changeVenue = (id: string, next: (venue: Venue, plan: GamesPlan) => Venue): void =>
    change((current) => ({
      ...current,
      venues: current.venues.map((venue) => (venue.id === id ? next(venue, current) : venue)),
    }));
  const removeVenue = (id: string): void =>
    change((current) => {
      const venues = current.venues.filter((venue) => venue.id !== id);
      const events = current.events.map((event) => withoutVenue(event, id, venues[0]?.id ?? ''));
      return { ...current, venues, events };
    });
  const removeCourt = (venueId: string, id: string): void =>
    change((current) => ({
      ...current,
      venues: current.venues.map((venue) =>
        venue.id === venueId ? { ...venue, courts: venue.courts.filter((court) => court.id !== id) } : venue,
      ),
      events: current.events.map((event) => withoutCourt(event, id)),
    }));
  return (
    <>
      {plan.venues.map((venue, index) => {
        const title = typedName(plan, venue.name) || t('first-games.venueNumber', { number: index + 1 });
        return (
          <PartCard
            key={venue.id}
            title={title}
            removal={
              plan.venues.length > 1
                ? { label: t('first-games.remove', { name: title }), onRemove: () => removeVenue(venue.id) }
                : undefined
            }
          >
            <PlanField
              path={`venues.${index}.name`}
              label={t('first-games.venueName')}
              hint={t('first-games.venueNameHint')}
              value={typedName(plan, venue.name)}
              onChange={(text) =>
                changeVenue(venue.id, (current) => ({ ...current, name: withName(plan, text, current.name) }))
              }
            />
            {venue.courts.map((court, courtIndex) => (
              <Box key={court.id} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
                <Box sx={{ flex: '1 1 160px' }}>
                  <PlanField
                    path={`venues.${index}.courts.${courtIndex}.name`}
                    label={t('first-games.courtName', { number: courtIndex + 1 })}
                    value={typedName(plan, court.name)}
                    onChange={(text) =>
                      changeVenue(venue.id, (current) => ({
                        ...current,
                        courts: current.courts.map((other) =>
                          other.id === court.id ? { ...other, name: withName(plan, text, other.name) } : other,
                        ),
                      }))
                    }
                  />
                </Box>
                <Button color="error" onClick={() => removeCourt(venue.id, court.id)}>
                  {t('first-games.remove', { name: typedName(plan, court.name) })}
                </Button>
              </Box>
            ))}
            <Button
              variant="outlined"
              sx={{ justifySelf: 'start' }}
              onClick={() =>
                changeVenue(venue.id, (current, plan) => ({
                  ...current,
                  courts: [
                    ...current.courts,
                    {
                      id: String(nextId(plan)),
                      name: withName(plan, t('first-games.courtNumber', { number: current.courts.length + 1 })),
                    },
                  ],
                }))
              }
            >
              {t('first-games.addCourt')}
            </Button>
          </PartCard>
        );
      })}
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onClick={() =>
          change((one) => ({
            ...one,
            venues: [...one.venues, { id: String(nextId(one)), name: withName(one, ''), courts: [] }],
          }))
        }
      >
        {t('first-games.addVenue')}
      </Button>
    </>
  );
}
