import { parseRsc } from '../model/rsc.ts';
import type { ScheduleItemType } from '../model/vocabulary.ts';

export interface ScheduleItemFacts {
  /** 0 ceremony, 1 and 2 training, 3 competition, 4 and 9 meetings, 5 press, 6 medals, 7 draw, 8 other. */
  phaseType?: string | null;
  medal?: string | null;
  rsc: string;
  /** Set for codes that the Games configure as weigh-ins; the code alone does not identify one. */
  isWeighIn?: boolean;
}

const trainingPhases = new Set(['TRNO', 'TRNU']);
/** Phase codes of activities that are not competition; `TMRY` and `CNCL` reserve a slot in the schedule. */
const otherPhases = new Set(['', 'VICT', 'MEET', 'DRAW', 'TMRY', 'CNCL', ...trainingPhases]);

/** The type of a schedule item; the first matching rule wins: phase type 3 with a medal is `competition-medal`. */
export function scheduleItemType({ phaseType, medal, rsc, isWeighIn = false }: ScheduleItemFacts): ScheduleItemType {
  const { eventType, phase } = parseRsc(rsc);
  const isPhaseType = (...types: string[]) => types.includes(phaseType ?? '');
  if (isPhaseType('0') && eventType === 'OPENING') return 'opening-ceremony';
  if (isPhaseType('0') && eventType === 'CLOSING') return 'closing-ceremony';
  if (isPhaseType('6') || phase === 'VICT') return 'medal';
  if (isWeighIn) return 'weighting';
  if (isPhaseType('4', '9') || phase === 'MEET') return 'technical-meeting';
  if (isPhaseType('1', '2') || trainingPhases.has(phase)) return 'training';
  if (isPhaseType('3') && !['', '0'].includes(medal ?? '')) return 'competition-medal';
  if (isPhaseType('3') || !otherPhases.has(phase)) return 'competition';
  if (isPhaseType('0', '5', '7', '8')) return 'others';
  return 'default';
}
