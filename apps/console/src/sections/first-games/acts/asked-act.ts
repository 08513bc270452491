/** An act that another page asks for by the address: its kind, and the event by its public id. */
import type { PlanEvent } from '@podium/contract';
import { buildRsc, rscToId } from '@podium/games';
import type { ActKind } from './act-form.ts';

const askable: readonly ActKind[] = ['enter', 'withdraw', 'replace', 'exchange', 'drawRound'];

/** Returns whether the address is about this event. */
export const isAsked = (query: URLSearchParams, { discipline, gender, code }: PlanEvent): boolean =>
  query.get('event') === rscToId(buildRsc({ discipline, gender, event: code }));

/** @returns the kind of act that the address asks for on this event */
export const askedAct = (query: URLSearchParams, event: PlanEvent): ActKind | undefined =>
  isAsked(query, event) ? askable.find((kind) => kind === query.get('act')) : undefined;
