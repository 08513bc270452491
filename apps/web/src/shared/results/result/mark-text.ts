import type { Translate } from '../../shell/messages.ts';
import type { MarkKind } from '@podium/games';

const units = { distance: 'metres', points: 'points', weight: 'kilograms' } as const;
const timePattern = /^(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d+)?)$/u;

/** A mark or gap as spoken text: `1:02.33` becomes `1 minute 2.33 seconds`, a jump of `7.84` becomes `7.84 meters`. */
export function markText(t: Translate, kind: MarkKind | undefined, mark: string): string {
  const text = mark.replace(/^\+/u, '');
  if (kind === 'time') return timeText(t, text);
  const unit = units[kind as keyof typeof units];
  if (!unit || !/^-?\d+(?:\.\d+)?$/u.test(text)) return text;
  return t(`parts.result.spoken.${unit}`, { text, count: countOf(text) });
}

function timeText(t: Translate, text: string): string {
  const [, hours, minutes, seconds] = timePattern.exec(text) ?? [];
  if (seconds === undefined) return text;
  // `02.33` after a minute is spoken without the leading zero.
  const rest = seconds.replace(/^0(?=\d)/u, '');
  return [
    hours !== undefined && t('parts.result.spoken.hours', { count: Number(hours) }),
    minutes !== undefined && t('parts.result.spoken.minutes', { count: Number(minutes) }),
    t('parts.result.spoken.seconds', { text: rest, count: countOf(rest) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The number that selects a plural: `1.00` uses the same form as `1.5`, not that of `1`. */
const countOf = (text: string): number =>
  text.includes('.') && Number.isInteger(Number(text)) ? Number(text) + 0.5 : Number(text);
