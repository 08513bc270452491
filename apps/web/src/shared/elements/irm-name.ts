import type { Translate } from '../shell/messages.ts';

/** The meaning of an irregular mark: `Retired` for `RET`; undefined if the mark has no name. */
export function irmName(t: Translate, irm: string): string | undefined {
  const key = `irm.${irm}` as 'irm.DNS';
  return t.has(key) ? t(key) : undefined;
}
