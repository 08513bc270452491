import { feedCodesOf, ourCode } from '@podium/disciplines';
import type { DisciplineInfo, EventInfo, Reference } from './reference.ts';

/** Makes one discipline of those that the feed keeps apart: road, track and mountain bike are cycling. */
export function gatherDisciplines(reference: Reference): void {
  const { disciplines, branches } = reference;
  for (const told of disciplines.values()) {
    const code = ourCode(told.code);
    if (code === told.code) continue;
    disciplines.delete(told.code);
    branches.set(told.code, told);
    disciplines.set(code, gathered(code, told, disciplines.get(code)));
  }
  markSharedNames([...reference.events.values()]);
}

/** Of several it is called as our folder says, but for Games that know it by our code too; a mere other code changes no name. */
function gathered(code: string, told: DisciplineInfo, known: DisciplineInfo | undefined): DisciplineInfo {
  const isOtherCode = feedCodesOf(code).length === 2;
  return {
    code,
    key: code.toLowerCase(),
    name: known?.name ?? (isOtherCode ? told.name : {}),
    order: Math.min(told.order, known?.order ?? told.order),
    isStub: false,
  };
}

/** A time trial on the road and one on the track: with both in one discipline the name alone says too little. */
function markSharedNames(events: readonly EventInfo[]): void {
  const named = events.flatMap((event) =>
    Object.entries(event.name).map(([language, name]) => ({
      event,
      text: JSON.stringify([event.disciplineCode, language, name]),
    })),
  );
  for (const same of Map.groupBy(named, ({ text }) => text).values())
    if (new Set(same.map(({ event }) => event.feedCode)).size > 1)
      for (const { event } of same) event.sharesName = true;
}
