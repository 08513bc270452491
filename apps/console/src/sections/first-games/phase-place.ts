import type { PlanEvent, PlanPhase } from '@podium/contract';

/** Own places of phases after a change; a phase without any is like its event. @returns undefined if there are none */
export function changePhase(
  phases: readonly PlanPhase[] = [],
  code: string,
  change: Partial<PlanPhase>,
): PlanPhase[] | undefined {
  const { venue, courts, start } = { ...phases.find((phase) => phase.code === code), ...change };
  const others = phases.filter((phase) => phase.code !== code);
  const changed: PlanPhase = {
    code,
    ...(venue !== undefined && { venue }),
    ...(courts !== undefined && { courts }),
    ...(start !== undefined && { start }),
  };
  const next = Object.keys(changed).length > 1 ? [...others, changed] : others;
  return next.length > 0 ? next : undefined;
}

/** An event without a venue: phases there are held with the others. */
export const withoutVenue = (event: PlanEvent, venue: string, next: string): PlanEvent => ({
  ...event,
  ...(event.venue === venue && { venue: next, courts: [] }),
  ...withPhases(event, ({ venue: own, courts, ...phase }) =>
    own === venue ? phase : { ...phase, venue: own, courts },
  ),
});

export const withoutCourt = (event: PlanEvent, court: string): PlanEvent => ({
  ...event,
  courts: event.courts.filter((one) => one !== court),
  ...withPhases(event, (phase) => {
    const courts = phase.courts?.filter((one) => one !== court);
    return { ...phase, courts: courts?.length === 0 ? undefined : courts };
  }),
});

const withPhases = ({ phases }: PlanEvent, change: (phase: PlanPhase) => PlanPhase): Pick<PlanEvent, 'phases'> =>
  phases
    ? {
        phases: phases
          .map(change)
          .reduce<PlanPhase[] | undefined>((kept, one) => changePhase(kept, one.code, one), undefined),
      }
    : {};
