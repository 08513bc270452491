import { unitCode } from '../formats/codes.ts';
import type { Unit } from '../model.ts';
import { unitTerms } from '../words/terms.ts';
import type { World } from '../world.ts';

/** Units that take place only if needed: a swim-off after heats. None was needed, so they stay unscheduled. */
export function addSwimOffs(world: World): Unit[] {
  const heats = world.events
    .filter((event) => event.discipline === 'SWM')
    .flatMap((event) => event.phases.filter((phase) => phase.kind === 'rounds'));
  return heats
    .filter((_, index) => index % 12 === 0)
    .map((phase) => {
      const changes: Partial<Unit> = {
        code: unitCode(phase, 'SO0100'),
        name: unitTerms.swimOff,
        number: phase.units.length + 1,
        lines: [],
        steps: [],
        breaks: undefined,
        actions: undefined,
        beforeRuling: undefined,
        isUnscheduled: true,
      };
      return Object.assign({}, phase.units[0]!, changes);
    });
}
