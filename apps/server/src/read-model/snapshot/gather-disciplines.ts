import { feedCodesOf, canonicalCode } from '@podium/disciplines';
import type { DisciplineInfo, Reference } from './reference.ts';

/** Makes one discipline of those that the feed keeps apart: road, track and mountain bike are cycling. */
export function gatherDisciplines(reference: Reference): void {
  const { disciplines, branches } = reference;
  for (const told of disciplines.values()) {
    const code = canonicalCode(told.code);
    if (code === told.code) continue;
    disciplines.delete(told.code);
    branches.set(told.code, told);
    disciplines.set(code, gathered(code, told, disciplines.get(code)));
  }
  markNamesOfMany(reference);
}

/** Whether the feed makes several disciplines of it, not just one under another code. */
const combinesSeveral = (code: string): boolean => feedCodesOf(code).length > 2;

/** It is called as the Games call it; one of several, whose names are of parts of it, as our folder says. */
function gathered(code: string, told: DisciplineInfo, known: DisciplineInfo | undefined): DisciplineInfo {
  return {
    code,
    key: code.toLowerCase(),
    name: known?.name ?? (combinesSeveral(code) ? {} : told.name),
    order: Math.min(told.order, known?.order ?? told.order),
    isStub: false,
  };
}

/**
 * Events of which the name alone says too little once their branch is not the discipline any more: a time trial on the road
 * and one on the track; the race that BMX calls "Men", as trampoline does.
 */
function markNamesOfMany({ events, branches }: Reference): void {
  const named = [...events.values()].flatMap((event) =>
    Object.entries(event.name).map(([language, name]) => ({ event, text: `${language} ${name}` })),
  );
  for (const same of Map.groupBy(named, ({ text }) => text).values()) {
    if (new Set(same.map(({ event }) => event.feedCode)).size === 1) continue;
    for (const { event } of same)
      event.isNamedWithBranch ||= combinesSeveral(event.disciplineCode) && branches.has(event.feedCode);
  }
}
