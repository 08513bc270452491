import { folderRows } from '../folder-rows.ts';
import type { Point } from './point.ts';

/** A hotel of the delegations; its name is not translated. */
export interface Hotel {
  id: string;
  name: string;
  point: Point;
}

/** The thirteen hotels of the demo Games, all fictional, along the city's two avenues and the lake. */
export const hotels: readonly Hotel[] = folderRows('place')
  .filter((row) => row['type'] === 'hotel')
  .map(({ id, name_en: name, lat, lon }) => ({
    id: id!.replace('hotel-', ''),
    name: name!,
    point: { latitude: Number(lat), longitude: Number(lon) },
  }));
