import type { DisciplineRules } from '@podium/games';
import { byCode } from './by-code.ts';
import { rulesByKey } from './rules.gen.ts';

/** The rules alone of `disciplineFor`, for a page that does not read details by them. */
export const rulesFor = byCode<DisciplineRules>(Object.values(rulesByKey), rulesByKey.generic);
