/** Facts about accounts that other features use. */
import type { FollowList } from '@podium/contract';
import type { SignedIn } from '../access/actor.ts';
import { defineService } from './service.ts';

/** @returns the follows of a user */
export const followsOf = defineService<(userId: string) => Promise<FollowList['items']>>('follows');

/**
 * The rights that an account has now; undefined if it may not be used any more. For what an account has handed on: a
 * link, a scheduled publication.
 */
export const rightsNow =
  defineService<(userId: string) => Promise<Pick<SignedIn, 'grants'> | undefined>>('rights of accounts');
