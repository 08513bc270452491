/** Rules that organizers choose for an event; fields that are left out are those of the sport. */
import {
  betters,
  eventContestKinds,
  levelDecisions,
  panelCounts,
  partNames,
  poolCriteria,
  ruleMeasures,
} from '@podium/games';
import { z } from 'zod';

const number = (from: number, to: number) => z.int().min(from).max(to).optional();
const points = z.number().multipleOf(0.5).min(0).max(99).optional();

/** The values are those of `event_rules.csv`. */
export const eventRules = z
  .object({
    contest: z.enum(eventContestKinds).optional(),
    measure: z.enum(ruleMeasures).optional(),
    better: z.enum(betters).optional(),
    decimals: number(0, 3),
    attempts: number(1, 12),
    cutAfter: number(1, 11),
    cutTo: number(1, 99),
    judges: number(2, 9),
    droppedMarks: number(0, 3),
    panel: z.enum(panelCounts).optional(),
    difficulty: z.boolean().optional(),
    deduction: z.boolean().optional(),
    part: z.enum(partNames).optional(),
    parts: number(1, 20),
    pointsToWin: number(1, 999),
    lead: number(1, 99),
    pointsInLastPart: number(1, 999),
    cap: number(1, 999),
    goldenPoint: z.boolean().optional(),
    lanes: number(1, 99),
    levelIsAllowed: z.boolean().optional(),
    decidedBy: z.array(z.enum(levelDecisions)).max(levelDecisions.length).optional(),
    winPoints: points,
    drawPoints: points,
    tieBreaks: z.array(z.enum(poolCriteria)).max(poolCriteria.length).optional(),
    teamSize: number(1, 60),
    bronzes: number(0, 2),
    bornFrom: number(1850, 2200),
    bornTo: number(1850, 2200),
    ageGroups: z.array(z.string().min(1).max(60)).max(20).optional(),
    ageGroupMedals: z.boolean().optional(),
  })
  .meta({ id: 'EventRules' });
