import { feedCodesFor, canonicalCode } from '@podium/disciplines';
import type { DisciplineInfo, Reference } from './reference.ts';

/** Merges disciplines that the feed keeps separate: road, track and mountain bike become cycling. */
export function gatherDisciplines(reference: Reference): void {
  const { disciplines, branches } = reference;
  for (const info of disciplines.values()) {
    const code = canonicalCode(info.code);
    if (code === info.code) continue;
    disciplines.delete(info.code);
    branches.set(info.code, info);
    disciplines.set(code, gather(code, info, disciplines.get(code)));
  }
  markNamesOfMany(reference);
}

/** Returns whether several disciplines of the feed map to this one, rather than one under another code. */
const combinesSeveral = (code: string): boolean => feedCodesFor(code).length > 2;

/**
 * Uses the name that the Games give our code. If several disciplines are merged, their own names would be wrong, so our
 * default name applies.
 */
function gather(code: string, info: DisciplineInfo, gatheredInfo: DisciplineInfo | undefined): DisciplineInfo {
  return {
    code,
    key: code.toLowerCase(),
    name: gatheredInfo?.name ?? (combinesSeveral(code) ? {} : info.name),
    order: Math.min(info.order, gatheredInfo?.order ?? info.order),
    isStub: false,
  };
}

/**
 * Marks events whose name is ambiguous once their branch is no longer a discipline of its own: a time trial on the road
 * and one on the track, or the BMX race named "Men" like the event in trampoline.
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
