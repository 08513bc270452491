export const rscLevels = ['games', 'discipline', 'event', 'phase', 'unit', 'subunit'] as const;
export type RscLevel = (typeof rscLevels)[number];

/**
 * The feed's 34-character code of a discipline, event, phase, unit or subunit. Parts have no filler; text that is not
 * a code has only its raw text and the level `opaque`.
 */
export interface Rsc {
  raw: string;
  isValid: boolean;
  level: RscLevel | 'opaque';
  discipline: string;
  gender: string;
  eventType: string;
  modifier: string;
  /** Type and modifier together: up to 18 characters. */
  event: string;
  phase: string;
  unit: string;
  subunit: string;
}

export type RscParts = Pick<Rsc, 'discipline'> &
  Partial<Pick<Rsc, 'gender' | 'eventType' | 'modifier' | 'event' | 'phase' | 'unit' | 'subunit'>>;

const length = 34;
/** Discipline code of the Games as a whole. */
const gamesDiscipline = 'GEN';
/** Events may contain hyphens (`K1-1000M`), so only trailing hyphens are filler; no part may begin with one. */
const shape =
  /^[A-Z0-9]{3}[A-Z0-9.-](?:-{18}|[A-Z0-9.][A-Z0-9.-]{17})(?:-{4}|[A-Z0-9.][A-Z0-9.-]{3})(?:-{8}|[A-Z0-9.][A-Z0-9.-]{7})$/;

/** Parses a code; never throws. `parseRsc('SWMW200MFR------------FNL-000100--').phase` is `FNL`. */
export function parseRsc(raw: string): Rsc {
  if (!shape.test(raw)) {
    const emptyParts = {
      discipline: '',
      gender: '',
      eventType: '',
      modifier: '',
      event: '',
      phase: '',
      unit: '',
      subunit: '',
    };
    return { raw, isValid: false, level: 'opaque', ...emptyParts };
  }
  const part = (from: number, to: number) => trimFiller(raw.slice(from, to));
  const parts = {
    discipline: part(0, 3),
    gender: part(3, 4),
    eventType: part(4, 12),
    modifier: part(12, 22),
    event: part(4, 22),
    phase: part(22, 26),
    unit: part(26, 32),
    subunit: part(32, 34),
  };
  return { raw, isValid: true, level: rscLevel(parts), ...parts };
}

/**
 * The code of a higher level, undefined if there is none: the phase of `SWMW200MFR------------FNL-000100--` is
 * `SWMW200MFR------------FNL---------`. The unit of a subunit ends in `00`.
 */
export function rscAt(rsc: Rsc, level: RscLevel): string | undefined {
  if (rsc.level === 'opaque' || rscLevels.indexOf(level) > rscLevels.indexOf(rsc.level)) return undefined;
  if (level === rsc.level && level !== 'discipline') return rsc.raw;
  switch (level) {
    case 'games':
      return pad(gamesDiscipline);
    case 'discipline':
      return pad(rsc.discipline);
    case 'event':
      return rsc.event === '' ? undefined : pad(rsc.raw.slice(0, 22));
    case 'phase':
      return rsc.phase === '' ? undefined : pad(rsc.raw.slice(0, 26));
    default:
      return `${rsc.raw.slice(0, 32)}00`;
  }
}

/**
 * Builds a code: `buildRsc({ discipline: 'SWM', gender: 'W', event: '200MFR' })`; throws a RangeError that names the
 * invalid part.
 */
export function buildRsc(parts: RscParts): string {
  const fill = (name: keyof RscParts, size: number) => {
    const text = parts[name] ?? '';
    if (text.length > size) throw new RangeError(`${name} "${text}" has more than ${size} characters`);
    if (!/^(?:[A-Z0-9.][A-Z0-9.-]*)?$/.test(text))
      throw new RangeError(`${name} "${text}" is not of A-Z, 0-9, "." and "-"`);
    return text.padEnd(size, '-');
  };
  const event = fill('event', 18);
  const typeAndModifier = fill('eventType', 8) + fill('modifier', 10);
  const code =
    fill('discipline', 3) +
    fill('gender', 1) +
    (parts.event === undefined ? typeAndModifier : event) +
    fill('phase', 4) +
    fill('unit', 6) +
    fill('subunit', 2);
  if (!shape.test(code)) {
    throw new RangeError(
      `${parts.discipline.length < 3 ? 'discipline' : 'a part'} is missing before a filled one in "${code}"`,
    );
  }
  return code;
}

/**
 * The id of a code: `SWMW200MFR------------FNL-000100--` is `SWMW200MFR------------FNL-000100`; an invalid code gets
 * a leading `~`.
 */
export function rscToId(raw: string): string {
  return parseRsc(raw).isValid ? trimFiller(raw) : `~${raw}`;
}

/** The code of an id: `SWMW200MFR` is `SWMW200MFR------------------------`, `~abc` is `abc`. */
export function idToRsc(id: string): string {
  return id.startsWith('~') ? id.slice(1) : pad(id);
}

function rscLevel(parts: Omit<Rsc, 'raw' | 'isValid' | 'level'>): RscLevel {
  if (parts.subunit !== '' && parts.subunit !== '00') return 'subunit';
  if (parts.unit !== '') return 'unit';
  if (parts.phase !== '') return 'phase';
  if (parts.event !== '') return 'event';
  return parts.discipline === gamesDiscipline ? 'games' : 'discipline';
}

function pad(text: string): string {
  return text.padEnd(length, '-');
}

function trimFiller(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '-') end -= 1;
  return text.slice(0, end);
}
