import type { FolderTables } from '@podium/games-folder';
import type { GamesFrame } from '@podium/gtfs';

/** Days, zone and venues that the timetable of a folder should match. */
export function frameOfFolder({ games, files }: FolderTables): GamesFrame {
  const venues = (files.venues ?? []).flatMap(({ lat, lon }) =>
    lat === undefined || lon === undefined ? [] : [{ latitude: Number(lat), longitude: Number(lon) }],
  );
  return { firstDay: games.start, lastDay: games.end, timeZone: games.timeZone, venues };
}
