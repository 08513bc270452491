import { z } from 'zod';
import { ConfigError } from '../ground/config.ts';
import type { Setting } from '../ground/settings.ts';
import type { Feature } from './kit.ts';

export function settingsOfFeatures(features: readonly Feature[]): [name: string, setting: Setting][] {
  return features.flatMap(({ settings = {} }) => Object.entries(settings));
}

/**
 * Reads a feature's settings from the environment.
 * @throws ConfigError with one line per invalid variable, or per name without the feature's prefix
 */
export function readFeatureSettings(
  { name, settings = {} }: Feature,
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  const prefix = `${name.toUpperCase().replaceAll('-', '_')}_`;
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [variable, { schema }] of Object.entries(settings)) {
    if (!variable.startsWith(prefix)) faults.push(`  ${variable}: a setting of "${name}" begins with ${prefix}`);
    const parsed = schema.safeParse(environment[variable] || undefined);
    if (parsed.success) values[variable] = parsed.data;
    else faults.push(...z.treeifyError(parsed.error).errors.map((message) => `  ${variable}: ${message}`));
  }
  if (faults.length > 0)
    throw new ConfigError(`These settings cannot be used:\n${faults.join('\n')}\n"podium config" lists them all.`);
  return values;
}
