/** Items of the program that other features use. */
import type { ProgramItem } from '@podium/contract';
import type pg from 'pg';
import { defineService } from './service.ts';

/** @returns all items that organizers added to the schedule, those that are not public included, by id */
export const addedItems =
  defineService<(client: pg.Pool | pg.ClientBase, partition: number) => Promise<ReadonlyMap<string, ProgramItem>>>(
    'items of the program',
  );
