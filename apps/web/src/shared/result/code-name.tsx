import { useText } from '../page-context.tsx';
import { readableCode } from '../readable-code.ts';

/** The phrase for a code of the feed, such as a statistic or a fact; undefined where there is none. */
export function codePhrase(t: ReturnType<typeof useText>, code: string): string | undefined {
  const key = `parts.result.code.${code}` as 'parts.result.code.PTS';
  return t.has(key) ? t(key) : undefined;
}

/** A code of the feed in words; as it can be read where there is no phrase for it. */
export function CodeName({ code }: { code: string }) {
  return codePhrase(useText(), code) ?? <bdi dir="ltr">{readableCode(code)}</bdi>;
}
