interface EventParts {
  isRelay: boolean;
  /** Letters of the event's code: stroke, style, `KG` for a weight class. */
  style: string;
  /** Distance in meters, weight or years; events without one follow those that have one. */
  size: number;
  /** An open class: above 100 kg. */
  isOver: boolean;
  gender: number;
  age: number;
}

/** Women, men, mixed: the order in which lists of the Games name them. */
const genders = 'WMX';
/** Events for all ages follow those of age groups. */
const allAges = 1000;

/**
 * Sorts the events of a sport as its fans look for them: by stroke or style, distance or weight class, sex and age,
 * relays last. Read from the codes, so that it is the same in every language.
 *
 * @param a id of an event: `SWMW200MFR--U18`
 */
export function compareEvents(a: string, b: string): number {
  const [one, other] = [eventParts(a), eventParts(b)];
  return (
    Number(one.isRelay) - Number(other.isRelay) ||
    Number(one.size === Infinity) - Number(other.size === Infinity) ||
    compareText(one.style, other.style) ||
    (one.size === other.size ? 0 : one.size - other.size) ||
    Number(one.isOver) - Number(other.isOver) ||
    one.gender - other.gender ||
    one.age - other.age
  );
}

function eventParts(id: string): EventParts {
  // After the sport: sex, event, age group; filled up with hyphens.
  const [, sex = '', code = '', age = ''] = /^.{3}(.?)(.*?)-*(?:U(\d+))?-*$/u.exec(id) ?? [];
  const relay = /^\d+X(?=\d)/u.exec(code)?.[0] ?? '';
  const rest = code.slice(relay.length);
  const isOver = /O\d+KG/u.test(rest);
  const digits = /\d+/u.exec(rest)?.[0];
  return {
    isRelay: relay !== '',
    style: (isOver ? rest.replace(/O(?=\d)/u, '') : rest).replace(/\d+/u, ''),
    // The number of a team is no size: `TEAM6`.
    size: digits === undefined || rest.startsWith('TEAM') ? Infinity : Number(digits),
    isOver,
    gender: genders.includes(sex) && sex !== '' ? genders.indexOf(sex) : genders.length,
    age: age === '' ? allAges : Number(age),
  };
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
