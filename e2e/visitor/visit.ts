/** Types of the visitor: a visit of one screen, and a probe that examines it. */
import type { Page } from 'playwright-core';
import type { DemoScreen } from '../harness/screens.ts';
import type { Prefix } from '../harness/language-paths.ts';

/** A visit before it takes place. */
export interface PlannedVisit {
  /** Name of the screen in `demoScreens`. */
  name: string;
  prefix: Prefix;
  /** Width of the window on arrival, in px. */
  width: 360 | 1280;
  /**
   * `scripted`: in a browser; `plain`: in a browser with JavaScript off; `fetched`: only the answer of the server is
   * read.
   */
  means: 'scripted' | 'plain' | 'fetched';
}

/** The answer of the server to the visitor's request. */
export interface PageAnswer {
  status: number;
  html: string;
  /** Content-Security-Policy. */
  policy: string | null;
}

export interface Visit extends PlannedVisit {
  /** Origin of the server. */
  url: string;
  screen: DemoScreen;
  answer: PageAnswer;
  /** The open page; a fetched visit has none. */
  page: Page;
  /** Opens the screen again, as on arrival. */
  arriveAgain(): Promise<void>;
}

/**
 * One promise about every page. Probes run in the order of `probes.ts`: each finds the page as the one before it left
 * it.
 */
export interface Probe {
  /** Shown when the probe fails: a rule that every examined page follows. */
  promise: string;
  /** Returns whether the probe applies to a visit. */
  examines(visit: PlannedVisit): boolean;
  /** Called once for each new page, before its first visit. */
  prepare?(page: Page): Promise<void>;
  /** Called before each arrival of an examined visit. */
  beforeArrival?(page: Page): Promise<void>;
  /** @returns what breaks the promise; empty if it holds */
  find(visit: Visit): Promise<string[]>;
}
