// Writes the outline of the world's land under every map, from Natural Earth (public domain): node apps/web/scripts/generate-world.mjs
import { writeFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import topology from 'world-atlas/land-110m.json' with { type: 'json' };

const file = new URL('../src/shared/places/map/world.geojson', import.meta.url);

/** A tenth of a degree is a pixel or two at the zoom levels that show the outline. */
const round = (degrees) => Math.round(degrees * 10) / 10;

/** Points on the other side of the antimeridian continue beyond 180 degrees, or a line would cross the whole map. */
function unwrap(ring) {
  let turn = 0;
  const points = ring.map(([longitude, latitude], index) => {
    const step = index === 0 ? 0 : longitude - ring[index - 1][0];
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [longitude + turn, latitude];
  });
  // Antarctica goes once around the world and is closed along the pole.
  return turn === 0 ? points : [...points, [points.at(-1)[0], -90], [points[0][0], -90], points[0]];
}

function simplify(ring) {
  const continuous = unwrap(ring);
  const longitudes = continuous.map(([longitude]) => longitude);
  const turns = Math.round((Math.min(...longitudes) + Math.max(...longitudes)) / 720);
  const points = continuous.map(([longitude, latitude]) => [round(longitude - turns * 360), round(latitude)]);
  return points.filter(([x, y], index) => index === 0 || x !== points[index - 1][0] || y !== points[index - 1][1]);
}

const coordinates = feature(topology, topology.objects.land)
  .features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
  // A ring has four points or more.
  .map((polygon) => polygon.map(simplify).filter((ring) => ring.length >= 4))
  .filter((polygon) => polygon.length > 0);
writeFileSync(file, `${JSON.stringify({ type: 'MultiPolygon', coordinates })}\n`);
