import type { CupAnswer } from '@podium/contract';
import type { CupRule } from '@podium/games';
import { cupDivisions, cupGenders } from '@podium/content/words';
import type { Presenter } from '../../../read-model/program/presenter.ts';

/** The rule of a cup as readers see it, with the names of its sports. */
export function presentCount(rule: CupRule, presenter: Presenter): CupAnswer['count'] {
  return {
    points: [...rule.points],
    teamPoints: rule.teamPoints ? [...rule.teamPoints] : null,
    ties: rule.ties,
    scorers: rule.scorers ?? null,
    movesUp: rule.movesUp,
    disciplines: [...(rule.disciplines ?? [])].map((code) => presenter.discipline(code)),
    gender: cupGenders.find((gender) => gender === rule.gender) ?? null,
    division: cupDivisions.find((division) => division === rule.division) ?? null,
    weights: [...rule.weights].map(([code, weight]) => ({ discipline: presenter.discipline(code), weight })),
  };
}
