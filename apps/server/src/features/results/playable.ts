import type { MadeUpStep } from '@podium/games';
import { randomUUID } from 'node:crypto';
import type { UnitInfo } from '../../read-model/program/program.ts';
import type { FeatureKit } from '../kit.ts';
import type { PlayableContest } from '../unplayed-contests.ts';
import { needsWinner, toContest } from './contest.ts';
import { confirmResult, enterSteps, hasCode } from './enter-steps.ts';
import { readContests, readEventRows } from './event-rows.ts';
import { contestVersion } from './present-sheet.ts';

/** Contests of these units that have competitors, no result, and no feed that will send one. */
export async function findPlayable(kit: FeatureKit, units: readonly UnitInfo[]): Promise<PlayableContest[]> {
  const own = units.filter((unit) => unit.scheduleSource === 0 && hasCode(unit));
  const { contests } = await readContests(kit.pool, kit.program(), own);
  return own.flatMap((unit): PlayableContest[] => {
    const contest = toContest(contests.get(unit.id)!);
    const { row, rules, entered } = contest;
    const isReady =
      !row.isFromFeed &&
      row.steps.length === 0 &&
      row.lines.length > 0 &&
      row.lines.every(({ competitor, isBye }) => competitor !== null && !isBye);
    if (!isReady) return [];
    const starters = entered.lines.map(({ competitor, start, side }) => ({ competitor, start, side }));
    const unplayed = { rules, starters, code: unit.code, needsWinner: needsWinner(contest) };
    return [{ unit, contest: unplayed, play: async (steps, by) => play(kit, unit.id, steps, by) }];
  });
}

async function play(kit: FeatureKit, id: string, made: readonly MadeUpStep[], userId: string): Promise<void> {
  const at = new Date(kit.clock.now()).toISOString();
  const by = { userId, role: 'manager' };
  const steps = made.map((step) => ({ ...step, id: randomUUID(), at }));
  await enterSteps(kit, { unit: id, by, steps, isAllOrNothing: true });
  const { contests } = await readEventRows(kit.pool, kit.program(), kit.program().units.get(id)!);
  const seen = contestVersion(toContest(contests.get(id)!));
  await confirmResult(kit, { unit: id, by, seen, nonce: randomUUID(), isSure: true, check: () => undefined });
}
