/** Of the rows that are seen: how many are not there yet, and how many stand in brief that could be whole. */
export interface StepNeed {
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
/** Late by two frames that were not made up for by four steps in time each: the phone is slow, until they are. */
const SLOW = 2;
const REST_MS = 100;

/** How much a phone can do in a frame, as the steps tell that it took. */
export function stepPace() {
  let pace = 1;
  let late = 0;
  let isSlow = false;
  let seenFirst = 0;
  let flungAt = -Infinity;
  return {
    /** The picture after a step came so many milliseconds later. */
    judge: (tookMs: number): void => {
      const frames = Math.floor(tookMs / LATE_MS);
      pace = frames > 0 ? 1 : Math.min(MOST_WHOLE, pace + MORE);
      late = Math.max(0, Math.min(SLOW, late + (frames || -MORE)));
      isSlow = late === SLOW || (isSlow && late > 0);
    },

    /**
     * On a slow phone nothing is made in a frame in which more rows passed than can be made in one: nobody reads them, and
     * bars stand for them. Those that stand there next are made whole when the fling rests.
     *
     * @param first the first row seen in this frame; `isThere`, whether all that are seen stand.
     */
    isToWait: (now: number, first: number, isThere: boolean): boolean => {
      if (Math.abs(first - seenFirst) > MOST_BRIEF) flungAt = now;
      seenFirst = first;
      return isSlow && (flungAt === now || (isThere && now - flungAt < REST_MS));
    },

    /** What the next step may do; the more of the rows that are seen come in it, the fewer are made whole. */
    next: ({ coming, waiting }: StepNeed) => {
      const most = Math.floor(pace);
      return {
        come: Math.max(0, most - waiting),
        go: 2 * most + coming,
        leap: MOST_BRIEF * most,
        whole: Math.max(0, most - Math.ceil(coming / MOST_BRIEF)),
      };
    },
  };
}
