/** What stands there before a step, and what of it is missing. */
export interface StepNeed {
  /** Whether enough rows stand around those that are seen; if not, some have to come. */
  isNear: boolean;
  /** Whether so few stand far from them that none has to go. */
  isFew: boolean;
  /** Of the rows that are seen: how many are not there yet, and how many stand in brief that could be whole. */
  coming: number;
  waiting: number;
}

/**
 * How many rows are made whole within a frame: one more after four steps in time for the next picture, one after a step that
 * was late.
 */
const MOST_WHOLE = 12;
const MORE = 0.25;
/** So many in brief take as long as a whole one; after a leap no more come in a frame for each that might be whole. */
const MOST_BRIEF = 5;
const LATE_MS = 25;
/** A phone is taken for a slow one until eight steps were in time. Late by two frames it is one, until 32 were. */
const UNKNOWN = 0.5;
const SLOW = 2;
const MADE_UP = 1 / 16;
/** Of rows that pass nobody reads more than the name; and not even that of more than ten in a tenth of a second. */
const SPAN_MS = 100;
const UNREAD = 10;

/** How much a phone can do in a frame, as the steps tell that it took, and what somebody can read of rows that pass. */
export function stepPace() {
  let pace = 1;
  let batch = 0;
  let late = UNKNOWN;
  let isSlow = true;
  let seenFirst: number | undefined;
  let passes: { at: number; rows: number }[] = [];
  return {
    /** The picture after a step came so many milliseconds later. */
    judge: (tookMs: number): void => {
      const frames = Math.floor(tookMs / LATE_MS);
      pace = frames > 0 ? 1 : Math.min(MOST_WHOLE, pace + MORE);
      late = Math.max(0, Math.min(SLOW, late + (frames || -MADE_UP)));
      isSlow = late === SLOW || (isSlow && late > 0);
    },

    /** Which row is the first that is seen at a time, in ms. */
    see: (at: number, first: number): void => {
      const rows = Math.abs(first - (seenFirst ?? first));
      if (rows > 0) passes.push({ at, rows });
      seenFirst = first;
    },

    /**
     * On a slow phone nothing is made in a fling, where bars stand for the rows; where rows pass more slowly, only what will
     * be missing soon; and all else once none has passed for a tenth of a second. A leap, which is over at once, is no fling.
     */
    isToWait: (now: number, { isNear, isFew }: Pick<StepNeed, 'isNear' | 'isFew'>): boolean => {
      passes = passes.filter(({ at }) => now - at < SPAN_MS);
      const isFling = passes.length > 1 && passes.reduce((sum, { rows }) => sum + rows, 0) > UNREAD;
      return isSlow && (isFling || (passes.length > 0 && isNear && isFew));
    },

    /**
     * What the next step may do. A slow phone does one thing in a step, and that for several rows, as a step is dear to it
     * whatever it brings: the first steps, which are the dearest, are smaller. On a fast one, the more of the rows that are
     * seen come, the fewer are made whole.
     */
    next: ({ isNear, isFew, coming, waiting }: StepNeed) => {
      const most = Math.floor(pace);
      const leap = MOST_BRIEF * most;
      if (isSlow) {
        if (isNear && isFew) return { come: 0, go: 0, leap, whole: most };
        batch = Math.min(MOST_BRIEF, batch + 1);
        return isNear ? { come: 0, go: 2 * batch, leap, whole: 0 } : { come: batch, go: 0, leap, whole: 0 };
      }
      return {
        come: Math.max(0, most - waiting),
        go: 2 * most + coming,
        leap,
        whole: Math.max(0, most - Math.ceil(coming / MOST_BRIEF)),
      };
    },
  };
}
