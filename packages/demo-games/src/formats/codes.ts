import type { GamesEvent, Phase } from '../model.ts';
import type { SixTexts } from '../words/texts.ts';

/** Phase code of `SWMW200MFR------------` and `HEAT`. */
function phaseCode(event: GamesEvent, phase: string): string {
  return `${event.code.slice(0, 22)}${phase.padEnd(4, '-')}--------`;
}

/** Unit 3 of a phase: `…HEAT000300--`. */
export function unitCode(phase: Phase, number: number | string): string {
  const unit = typeof number === 'string' ? number.padEnd(6, '-') : `${String(number).padStart(4, '0')}00`;
  return `${phase.code.slice(0, 26)}${unit}--`;
}

export function addPhase(
  event: GamesEvent,
  code: string,
  name: SixTexts,
  kind: Phase['kind'],
  options: Partial<Pick<Phase, 'hasList' | 'better' | 'qualification' | 'poolTeams' | 'poolRules'>> = {},
): Phase {
  const phase: Phase = {
    code: phaseCode(event, code),
    name,
    order: event.phases.length + 1,
    kind,
    units: [],
    hasList: false,
    better: 'higher',
    ...options,
  };
  event.phases.push(phase);
  return phase;
}
