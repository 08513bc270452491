import type { AmbassadorsAnswer, VolunteersAnswer } from '@podium/contract';
import { liveKeys } from '@podium/contract/live-keys';
import type { BuildContext, FeatureBuilders } from '../../../read-model/program/building.ts';
import { ofKinds } from '../of-kinds.ts';
import { listItems } from '../items.ts';
import type { PublishedItem } from '../items.ts';
import { ContentPresenter } from '../present.ts';
import { ambassadorLevel } from '../shown-people.ts';

type PlaceNames = (id: string | undefined) => VolunteersAnswer['items'][number]['place'];

/** Names of places by id; null for places that are not published. */
export async function placeNames({ pool, snapshot }: BuildContext, present: ContentPresenter): Promise<PlaceNames> {
  const places = new Map((await listItems(pool, snapshot.partition, 'place')).map(({ id, data }) => [id, data.name]));
  return (id) => {
    const name = id === undefined ? undefined : places.get(id);
    return name === undefined ? null : { id: id!, name: present.text(name) };
  };
}

export const peopleBuilders: Pick<FeatureBuilders, 'ambassadors' | 'volunteers'> = {
  ambassadors: ofKinds(['ambassador', 'place'], [liveKeys.participants, liveKeys.games], async (context, { day }) => {
    const { snapshot, pool } = context;
    const present = new ContentPresenter(snapshot, context.language);
    const placeName = await placeNames(context, present);
    const ambassadors = (await listItems(pool, snapshot.partition, 'ambassador')).filter(
      (item) => ambassadorLevel(snapshot, item) !== 'none',
    );
    const counts = new Map<string, number>();
    for (const { data } of ambassadors)
      for (const one of new Set(data.days)) counts.set(one, (counts.get(one) ?? 0) + 1);
    const items = ambassadors
      .filter(({ data }) => day === undefined || data.days.includes(day))
      .map((item) => presentAmbassador(present, item, placeName));
    return {
      items,
      total: items.length,
      days: [...counts].map(([one, count]) => ({ day: one, count })).sort((a, b) => (a.day < b.day ? -1 : 1)),
    } satisfies Omit<AmbassadorsAnswer, 'asOf'>;
  }),

  volunteers: ofKinds(['volunteer-area', 'place'], [liveKeys.games], async (context) => {
    const present = new ContentPresenter(context.snapshot, context.language);
    const placeName = await placeNames(context, present);
    const areas = await listItems(context.pool, context.snapshot.partition, 'volunteer-area');
    const items: VolunteersAnswer['items'] = areas.map(({ id, data }) => ({
      id,
      name: present.text(data.name),
      tasks: present.text(data.tasks),
      shifts: present.optionalText(data.shifts),
      apply: present.optionalText(data.apply),
      web: data.web ?? null,
      venue: present.venue(data.venue),
      place: placeName(data.place),
      photo: present.picture(data.photo),
    }));
    return { items, total: items.length } satisfies Omit<VolunteersAnswer, 'asOf'>;
  }),
};

function presentAmbassador(
  present: ContentPresenter,
  item: PublishedItem<'ambassador'>,
  placeName: PlaceNames,
): AmbassadorsAnswer['items'][number] {
  const { id, data } = item;
  const isFull = ambassadorLevel(present.program, item) === 'full';
  return {
    id,
    type: data.type,
    name: isFull || data.person === undefined ? data.name : present.personName(data.person),
    person: data.person ?? null,
    sport: present.discipline(data.sport),
    organisation: present.organisation(data.delegation),
    role: present.optionalText(data.role),
    biography: isFull ? present.optionalText(data.biography) : null,
    days: data.days,
    from: data.from ?? null,
    until: data.until ?? null,
    venue: present.venue(data.venue),
    place: placeName(data.place),
    photo: isFull ? present.picture(data.photo) : null,
  };
}
