import type { BaseMapAnswer, PlacesAnswer, VenueGuideAnswer, VenueGuidesAnswer } from '@podium/contract';
import { liveKeys } from '@podium/contract/live-keys';
import { metersBetween } from '@podium/games';
import type { Point } from '@podium/content';
import type { BuildContext, FeatureBuilders } from '../../../read-model/program/building.ts';
import { ofKinds } from '../of-kinds.ts';
import { listItems } from '../items.ts';
import type { PublishedItem } from '../items.ts';
import { ContentPresenter } from '../present.ts';

/** Maximum number of places of each type listed for a venue. */
const nearestPerType = 3;
/** Places farther away than this are considered to be in another town. */
const farthestMeters = 60_000;

export const placeBuilders: Pick<FeatureBuilders, 'places' | 'venueGuide' | 'venueGuides' | 'baseMap'> = {
  places: ofKinds(['place', 'venue-info'], [liveKeys.venues, liveKeys.games], async (context, { type }) => {
    const present = new ContentPresenter(context.snapshot, context.language);
    const types = type?.split(',');
    const places = await listItems(context.pool, context.snapshot.partition, 'place');
    const points = await venuePoints(context);
    const items: PlacesAnswer['items'] = places
      .filter(({ data }) => types?.includes(data.type) ?? true)
      .map(({ id, data }) => ({
        id,
        type: data.type,
        name: present.text(data.name),
        address: present.optionalText(data.address),
        localAddress: data.localAddress ?? null,
        point: data.point ?? null,
        phone: data.phone ?? null,
        web: data.web ?? null,
        hours: present.optionalText(data.hours),
        services: present.optionalText(data.services),
        photo: present.picture(data.photo),
        venues: byDistance(data.point, [...points])
          .slice(0, 3)
          .map(([venue, meters]) => ({ ...present.venue(venue)!, meters })),
      }));
    return { items, total: items.length } satisfies Omit<PlacesAnswer, 'asOf'>;
  }),

  venueGuide: ofKinds(['venue-info', 'place'], [liveKeys.venues, liveKeys.games], async (context, { id }) => {
    const { snapshot, pool } = context;
    const present = new ContentPresenter(snapshot, context.language);
    const venue = snapshot.reference.venues.get(id);
    if (!venue) return undefined;
    const info = (await venueInfos(context)).find(({ data }) => data.venue === id)?.data;
    const places = await listItems(pool, snapshot.partition, 'place');
    const point = (await venuePoints(context)).get(id) ?? null;
    const near = byDistance(
      point ?? undefined,
      places.flatMap((place) => (place.data.point ? [[place, place.data.point] as const] : [])),
    );
    const counts = new Map<string, number>();
    const nearest = near.filter(([{ data }]) => {
      counts.set(data.type, (counts.get(data.type) ?? 0) + 1);
      return counts.get(data.type)! <= nearestPerType;
    });
    return {
      ...present.venue(id)!,
      point,
      localAddress: info?.localAddress ?? null,
      description: present.optionalText(info?.description),
      access: present.optionalText(info?.access),
      isStepFree: info?.isStepFree ?? null,
      services: present.optionalText(info?.services),
      phone: info?.phone ?? null,
      photo: present.picture(info?.photo),
      plan: present.picture(info?.plan),
      places: nearest.map(([place, meters]) => ({
        id: place.id,
        type: place.data.type,
        name: present.text(place.data.name),
        point: place.data.point!,
        meters,
      })),
    } satisfies Omit<VenueGuideAnswer, 'asOf'>;
  }),

  venueGuides: ofKinds(['venue-info'], [liveKeys.venues, liveKeys.games], async (context) => {
    const present = new ContentPresenter(context.snapshot, context.language);
    const infoByVenue = new Map((await venueInfos(context)).map(({ data }) => [data.venue, data]));
    const points = await venuePoints(context);
    const items = [...context.snapshot.reference.venues.values()]
      .filter(({ id, kind }) => kind === 'venue' && (infoByVenue.has(id) || points.has(id)))
      .map(({ id }) => ({
        ...present.venue(id)!,
        point: points.get(id) ?? null,
        localAddress: infoByVenue.get(id)?.localAddress ?? null,
        isStepFree: infoByVenue.get(id)?.isStepFree ?? null,
      }));
    return { items, total: items.length } satisfies Omit<VenueGuidesAnswer, 'asOf'>;
  }),

  baseMap: ofKinds(['base-map'], [], async ({ snapshot, pool, language }) => {
    const maps = await listItems(pool, snapshot.partition, 'base-map');
    const present = new ContentPresenter(snapshot, language);
    const files = maps.flatMap(({ data }) => {
      const file = present.file(data.file);
      return file ? [{ file, attribution: data.attribution }] : [];
    });
    const fileOfType = (mediaType: string) => files.find(({ file }) => file.mediaType === mediaType);
    const [geoJson, tiles] = [fileOfType('application/geo+json'), fileOfType('application/vnd.pmtiles')];
    const attributions = [geoJson, tiles].flatMap((map) => map?.attribution ?? []);
    return {
      file: geoJson?.file ?? null,
      tiles: tiles?.file ?? null,
      attribution: attributions.length > 0 ? [...new Set(attributions)].join(', ') : null,
      total: maps.length,
    } satisfies Omit<BaseMapAnswer, 'asOf'>;
  }),
};

const venueInfos = async ({ pool, snapshot }: BuildContext): Promise<PublishedItem<'venue-info'>[]> =>
  listItems(pool, snapshot.partition, 'venue-info');

/** Positions of venues: from the organizers' content, otherwise from the data of the Games. */
async function venuePoints(context: BuildContext): Promise<Map<string, Point>> {
  const points = new Map<string, Point>();
  for (const { id, kind, latitude, longitude } of context.snapshot.reference.venues.values()) {
    if (kind === 'venue' && latitude !== undefined && longitude !== undefined) points.set(id, { latitude, longitude });
  }
  for (const { data } of await venueInfos(context)) if (data.point) points.set(data.venue, data.point);
  return points;
}

/** Sorts by distance, nearest first, and adds the distance in meters. */
function byDistance<Thing>(from: Point | undefined, things: readonly (readonly [Thing, Point])[]): [Thing, number][] {
  if (!from) return [];
  return things
    .map(([thing, point]): [Thing, number] => [thing, Math.round(metersBetween(from, point))])
    .filter(([, meters]) => meters <= farthestMeters)
    .sort(([, a], [, b]) => a - b);
}
