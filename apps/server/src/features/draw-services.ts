/** Facts about the draws of the plan that other features use. */
import type pg from 'pg';
import { defineService } from './service.ts';

/** @returns ids of events for which more rounds are drawn later, so that their official contests do not decide them yet */
export const eventsToBeDrawn =
  defineService<(client: pg.Pool | pg.ClientBase) => Promise<ReadonlySet<string>>>('rounds drawn later');

/** @returns ids of events whose pairings follow from a stored draw, so that a contest has no starters of its own */
export const pairedEvents =
  defineService<(client: pg.Pool | pg.ClientBase) => Promise<ReadonlySet<string>>>('events with stored pairings');
