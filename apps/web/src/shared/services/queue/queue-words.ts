import type { QueuedRequest } from '../../../../worker/queued-request.ts';
import type { useText } from '../../shell/page-context.tsx';

type Text = ReturnType<typeof useText>;

const refusals = [
  'tooLate',
  'notStarted',
  'qrInvalid',
  'qrCard',
  'qrTooEarly',
  'qrExpired',
  'qrElsewhere',
  'qrNeedsPosition',
  'notFound',
] as const;

/** The name of a queued answer: `Trivia: Track and field`. */
export function queuedRequestName(t: Text, { kind, label }: Pick<QueuedRequest, 'kind' | 'label'>): string {
  const name = t(`parts.queue.${kind}`);
  return label === '' ? name : t('parts.queue.named', { kind: name, name: label });
}

export const refusalText = (t: Text, refusal: string): string =>
  t(`parts.queue.refusal.${refusals.find((one) => one === refusal) ?? 'other'}`);
