import { settings } from '../ground/settings.ts';
import { settingsOfFeatures } from '../features/feature-settings.ts';
import { features } from '../features/features.gen.ts';
import type { CliIo } from './io.ts';

/** `podium config`: lists every setting with its default and meaning. */
export async function configVerb(_args: string[], { out }: CliIo): Promise<number> {
  for (const [name, setting] of [...Object.entries(settings), ...settingsOfFeatures(features)]) {
    const fallback = setting.schema.safeParse(undefined);
    const value = fallback.success && fallback.data !== undefined ? `default ${String(fallback.data)}` : 'not set';
    // Many meanings end with the default, for documents that list nothing else.
    const meaning = setting.meaning.replace(`; default ${String(fallback.data)}.`, '.');
    out(`${name.padEnd(22)} ${value.padEnd(28)} ${meaning}`);
  }
  return 0;
}
