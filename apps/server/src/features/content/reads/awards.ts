import type { AwardsAnswer } from '@podium/contract';
import { liveKeys } from '@podium/contract/live-keys';
import { isShown } from '../../../read-model/program/unit-state.ts';
import type { Program, UnitInfo } from '../../../read-model/program/program.ts';
import type { BuildContext, FeatureBuilders } from '../../../read-model/program/building.ts';
import { ofKinds } from '../of-kinds.ts';
import { listItems } from '../items.ts';
import type { PublishedItem } from '../items.ts';
import { ContentPresenter } from '../present.ts';

type Award = AwardsAnswer['items'][number];

export const awardBuilders: Pick<FeatureBuilders, 'awards'> = {
  awards: ofKinds(['ceremony'], [liveKeys.schedule, liveKeys.medals, liveKeys.games], async (context, { day }) => {
    const all = await allAwards(context);
    const counts = new Map<string, number>();
    for (const award of all) counts.set(award.day, (counts.get(award.day) ?? 0) + 1);
    const items = all.filter((award) => day === undefined || award.day === day);
    return {
      items,
      total: items.length,
      days: [...counts].map(([one, count]) => ({ day: one, count })).sort((a, b) => (a.day < b.day ? -1 : 1)),
    } satisfies Omit<AwardsAnswer, 'asOf'>;
  }),
};

/** Ceremonies, and all medal events without a ceremony, by day and time; those without a time come last. */
async function allAwards({ snapshot, pool, language }: BuildContext): Promise<Award[]> {
  const present = new ContentPresenter(snapshot, language);
  const ceremonies = await listItems(pool, snapshot.partition, 'ceremony');
  const finals = decidingUnits(snapshot);
  const withCeremony = new Set(ceremonies.map(({ data }) => data.event));
  const awards = [
    ...ceremonies.flatMap((ceremony) => presentCeremony(present, ceremony, finals.get(ceremony.data.event)) ?? []),
    ...[...finals.values()].flatMap((unit) =>
      withCeremony.has(unit.eventId!) ? [] : (presentFinal(present, unit) ?? []),
    ),
  ];
  return awards.sort(
    (a, b) =>
      compareTexts(a.day, b.day) ||
      compareTexts(a.start ?? '~', b.start ?? '~') ||
      compareTexts(a.event.id, b.event.id),
  );
}

const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The last unit of every event, which decides its gold medal. */
function decidingUnits({ units }: Program): Map<string, UnitInfo> {
  const lastUnits = new Map<string, UnitInfo>();
  for (const unit of units.values()) {
    if (unit.medal !== 'gold' || unit.eventId === undefined || unit.status === 'CANCELLED' || !isShown(unit)) continue;
    const lastUnit = lastUnits.get(unit.eventId);
    if (!lastUnit || (unit.startAt ?? 0) >= (lastUnit.startAt ?? 0)) lastUnits.set(unit.eventId, unit);
  }
  return lastUnits;
}

const isDecided = ({ awards }: Program, eventId: string): boolean => (awards.byEvent.get(eventId) ?? []).length > 0;

/** @returns undefined if the discipline of the event is unknown */
export function presentCeremony(
  present: ContentPresenter,
  { id, data }: PublishedItem<'ceremony'>,
  final: UnitInfo | undefined,
): Award | undefined {
  const event = present.program.reference.events.get(data.event);
  const disciplineCode = event?.disciplineCode ?? final?.disciplineCode;
  if (disciplineCode === undefined) return undefined;
  const start = present.instant(Date.parse(data.start))!;
  return {
    id,
    discipline: present.discipline(disciplineCode)!,
    event: present.event(data.event)!,
    day: start.slice(0, 10),
    start,
    venue: present.venue(data.venue ?? final?.venueId),
    place: present.optionalText(data.place),
    presenters: present.optionalText(data.presenters),
    note: present.optionalText(data.note),
    state: data.state,
    isDecided: isDecided(present.program, data.event),
    unit: final?.id ?? null,
  };
}

function presentFinal(present: ContentPresenter, unit: UnitInfo): Award | undefined {
  if (unit.disciplineCode === undefined || unit.eventId === undefined) return undefined;
  return {
    id: null,
    discipline: present.discipline(unit.disciplineCode)!,
    event: present.event(unit.eventId)!,
    day: unit.day,
    start: null,
    venue: present.venue(unit.venueId),
    place: null,
    presenters: null,
    note: null,
    state: 'unscheduled',
    isDecided: isDecided(present.program, unit.eventId),
    unit: unit.id,
  };
}
