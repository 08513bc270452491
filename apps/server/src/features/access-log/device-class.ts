import type { DeviceClass } from '@podium/contract';

const bot =
  /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|preview|lighthouse|headless|monitor|scrap|^(curl|wget|python|go-http|java|okhttp|axios|node|undici|postman)/i;
const tablet = /ipad|tablet|kindle|silk|playbook/i;
const android = /android/i;
const mobile = /mobi|iphone|ipod|android/i;

/**
 * What kind of device asks, by what it says of itself. Whoever says nothing is a program. A tablet of Apple's that asks for
 * pages as desktops get them says that it is one.
 */
export function deviceClass(userAgent: string): DeviceClass {
  if (userAgent === '' || bot.test(userAgent)) return 'Bot';
  if (tablet.test(userAgent) || (android.test(userAgent) && !/\bmobile\b/i.test(userAgent))) return 'Tablet';
  return mobile.test(userAgent) ? 'Mobile' : 'Desktop';
}
