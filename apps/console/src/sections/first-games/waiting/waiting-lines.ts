import { isolate } from '@podium/i18n';
import type { FirstGamesWaiting } from '@podium/contract';
import type { Language } from '../../../language/language-store.ts';
import type { Translate } from '../../../language/text.ts';
import { section } from '../section.ts';

interface Words {
  language: Language;
  t: Translate;
  dateTime: (instant: string) => string;
}

export interface WaitingLine {
  text: string;
  /** The step of the plan in which it is done. */
  to: string;
}

/** Sentences about what waits for an organizer of the plan. */
export function waitingLines({ rounds, entries }: FirstGamesWaiting, { language, t, dateTime }: Words): WaitingLine[] {
  const nameIn = (names: Readonly<Partial<Record<string, string>>>): string =>
    names[language] ?? names['en'] ?? Object.values(names)[0] ?? '';
  return [
    ...rounds.map(({ publicId, names, round }) => ({
      text: t('waiting.round', { event: isolate(nameIn(names)), round }),
      to: `${section.address}?${new URLSearchParams({ step: 'draw', event: publicId, act: 'drawRound' }).toString()}`,
    })),
    ...entries.map(({ names, count, sentAt }) => ({
      text: t('waiting.entries', { delegation: isolate(nameIn(names)), count, time: dateTime(sentAt) }),
      to: `${section.address}?step=entries&from=delegations`,
    })),
  ];
}
