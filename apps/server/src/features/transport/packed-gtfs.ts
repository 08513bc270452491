import { formatProblem, readArchive } from '@podium/games-folder';
import { openTimetable, readGtfs, writeGtfs } from '@podium/gtfs';
import type { GtfsFeed, Timetable } from '@podium/gtfs';
import { zipSync } from 'fflate';

/** Far larger than the feed of a city during Games: 200,000 stop times take 1 MB. */
export const maxGtfsBytes = 8 * 1024 * 1024;

/** Zip of a feed; the same feed gives the same bytes. */
export function packGtfs(feed: GtfsFeed): Uint8Array {
  return zipSync(Object.fromEntries(writeGtfs(feed)), { level: 9, mtime: new Date('2000-01-01T00:00:00Z') });
}

/** Files of a packed feed, at the root of the archive or in a folder. */
export function unpackGtfs(bytes: Uint8Array): Map<string, Uint8Array> {
  return feedFiles(readArchive(bytes).files);
}

/** Removes the folder that contains the feed from file names, such as `gtfs/` in `gtfs/stops.txt`. */
export function feedFiles(files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const stops = [...files.keys()].filter((path) => /(^|\/)stops\.txt$/.test(path));
  const folder = stops.toSorted((a, b) => a.length - b.length)[0]?.replace(/stops\.txt$/, '') ?? '';
  return new Map(
    [...files].flatMap(([path, bytes]) => (path.startsWith(folder) ? [[path.slice(folder.length), bytes]] : [])),
  );
}

/** @throws RangeError with the first problem if the feed is invalid */
export function unpackTimetable(bytes: Uint8Array): Timetable {
  const { feed, report } = readGtfs(unpackGtfs(bytes));
  if (feed) return openTimetable(feed);
  const first = report.problems.find(({ severity }) => severity === 'error');
  throw new RangeError(`The timetable is invalid: ${first ? formatProblem(first) : 'no problem reported'}`);
}
