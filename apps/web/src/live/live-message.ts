import type { LiveMessage } from '@podium/contract';

/** A change with its position in the stream. */
export interface LiveChange {
  id: string;
  keys: string[];
}

export function parseChange(id: string, data: string): LiveChange | undefined {
  try {
    const message = JSON.parse(data) as Partial<LiveMessage>;
    if (!Array.isArray(message.keys)) return undefined;
    return { id, keys: message.keys.filter((key) => typeof key === 'string') };
  } catch {
    return undefined;
  }
}

function parsePosition(position: string): { epoch: string; sequence: number } | undefined {
  const match = /^(.+)-(\d+)$/u.exec(position);
  return match ? { epoch: match[1]!, sequence: Number(match[2]) } : undefined;
}

/** Returns whether `a` is after `b` in the stream; false for different epochs, which cannot be compared. */
export function isAfter(a: string, b: string): boolean {
  const [first, second] = [parsePosition(a), parsePosition(b)];
  return !!first && !!second && first.epoch === second.epoch && first.sequence > second.sequence;
}
