/** Maps in the folder `map/`, for organizers who do not need a table to credit them. */
import type { FolderSource } from './folder-source.ts';

const mapFile = /^map\/([^/]+)\.(geojson|pmtiles)$/iu;
const tablePath = 'content/base_maps.csv';

/**
 * Files of `map/` as rows of `content/base_maps.csv`, under which exports list them. If the folder has that table,
 * `map/` is not used.
 */
export function withMapFolder(source: FolderSource): FolderSource {
  const maps = [...source.files.keys()].flatMap((path) => {
    const [, name, ending] = mapFile.exec(path) ?? [];
    return name && ending ? [{ path, name, ending: ending.toLowerCase() }] : [];
  });
  if (maps.length === 0 || [...source.files.keys()].some((path) => path.toLowerCase() === tablePath)) return source;
  const files = new Map(source.files);
  const rows = maps
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, name, ending }, index) => {
      const target = `files/map-${index + 1}.${ending}`;
      files.set(`content/${target}`, source.files.get(path)!);
      files.delete(path);
      return `${idOf(name, index)},${target}`;
    });
  files.set(tablePath, new TextEncoder().encode(`id,file\n${rows.join('\n')}\n`));
  return { ...source, files };
}

/** `Old town` becomes `old-town`; a name without Latin letters is replaced by its number. */
function idOf(name: string, index: number): string {
  const id = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
  return `${id || 'map'}-${index + 1}`;
}
