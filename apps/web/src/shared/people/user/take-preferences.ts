import { request } from '../../../platform/request.ts';
import { codec } from '../../shell/messages.ts';
import { rememberLanguage } from '../../shell/remember-language.ts';
import { chooseTheme } from '../../shell/theme.ts';
import { saveDeviceChoice } from '../../reader/device-choices.ts';
import { joinSpoilerModes } from './spoiler-mode.ts';
import { changeUser } from '../../reader/user-store.ts';
import type { AccountAnswer, Preferences } from '@podium/contract';

/**
 * Applies the account's preferences to this device; unset ones leave the device unchanged.
 *
 * @returns the account
 */
export async function takePreferences(): Promise<AccountAnswer> {
  const account = await request<AccountAnswer>('/api/v1/me');
  const { preferences } = account;
  const { theme, timeZone, language } = preferences;
  await joinSpoilerModes(preferences.hasSpoilerMode);
  saveDeviceChoice('saves-data', preferences.hasDataSaver);
  if (theme) chooseTheme(theme);
  if (timeZone) changeUser({ preferredTimezone: timeZone === 'mine' ? 'mine' : 'local' });
  if (language) {
    changeUser({ language });
    rememberLanguage(codec.languagePrefix(language));
  }
  return account;
}

/**
 * The address to continue to, in the account's language unless an address names a language: users who follow a link
 * with a language keep that language.
 *
 *   ('/schedule/grid', '/login', 'pt') → '/por/schedule/grid' · ('/ara/feedback', '/ara/login', 'pt') → '/ara/feedback'
 */
export function inOwnLanguage(href: string, here: string, language: Preferences['language']): string {
  const isNamed = codec.read(href).isPrefixed || codec.read(here).isPrefixed;
  return language && !isNamed ? codec.write(language, href) : href;
}
