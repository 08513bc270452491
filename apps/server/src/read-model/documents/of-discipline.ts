import { disciplineKey, liveKeys, participantsKey } from '@podium/contract/live-keys';
import type { Build, BuildContext, Built } from './document.ts';
import { Presenter } from '../program/presenter.ts';
import { isKnownDiscipline } from '../program/known.ts';

/** Runs `build` for a known discipline; returns undefined for an unknown key. */
export function ofDiscipline(
  build: (context: BuildContext, code: string, presenter: Presenter) => Promise<Built> | Built,
): Build<{ key: string }> {
  return (context, { key }) => {
    if (!isKnownDiscipline(key, context.snapshot)) return undefined;
    return build(context, key.toUpperCase(), new Presenter(context.snapshot, context.language));
  };
}

/** Live keys of documents about a discipline: its schedule and results, and the names of its people. */
export function disciplineKeys(code: string): string[] {
  return [liveKeys.games, disciplineKey(code), participantsKey(code)];
}
