/** A type of notification that readers switch on and off; a feature lists its own in `push-types.ts` of its folder here. */
export interface PushTypeRules {
  /** About a followed item; the others concern all users. */
  isFollowed?: true;
  /** Off until the reader switches it on. */
  isOffAtFirst?: true;
  /** Off for followed delegations and sports until the reader switches it on: they have hundreds of starts and results. */
  isOffForGroups?: true;
}
