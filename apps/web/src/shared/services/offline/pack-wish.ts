import { offlinePath } from '@podium/contract/offline-paths';
import { readPath, veiledPath } from '@podium/contract/paths';
import { contentLanguage } from '@podium/i18n';
import type { LanguageTag } from '@podium/i18n';
import type { PackWish } from '../../../../worker/pack-index.ts';
import type { Follow } from '../../reader/follows.ts';

/** @param days whose schedules of followed delegations and sports are saved */
export function packWish(options: {
  language: LanguageTag;
  isVeiled: boolean;
  follows: readonly Follow[];
  days: readonly string[];
  files: readonly string[];
}): PackWish {
  const { language, isVeiled, follows, days, files } = options;
  const lang = contentLanguage(language);
  const own = follows.flatMap(({ kind, id }) => {
    if (kind === 'athlete' || kind === 'team') return readPath('participant', lang, { id });
    const filter = kind === 'delegation' ? { delegation: id } : { discipline: id };
    const program = days.map((day) => readPath('day', lang, { day, ...filter }));
    return kind === 'delegation' ? [readPath('delegation', lang, { code: id }), ...program] : program;
  });
  return { list: offlinePath(lang, isVeiled), own: isVeiled ? own.map(veiledPath) : own, files };
}
