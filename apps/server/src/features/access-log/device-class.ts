import type { DeviceClass } from '@podium/contract';

const bot =
  /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|preview|lighthouse|headless|monitor|scrap|^(curl|wget|python|go-http|java|okhttp|axios|node|undici|postman)/i;
const tablet = /ipad|tablet|kindle|silk|playbook/i;
const android = /android/i;
const mobile = /mobi|iphone|ipod|android/i;

/**
 * Device class from the user agent. A client without a user agent is a program. A tablet by Apple that requests desktop
 * pages identifies itself as a desktop.
 */
export function deviceClass(userAgent: string): DeviceClass {
  if (userAgent === '' || bot.test(userAgent)) return 'Bot';
  if (tablet.test(userAgent) || (android.test(userAgent) && !/\bmobile\b/i.test(userAgent))) return 'Tablet';
  return mobile.test(userAgent) ? 'Mobile' : 'Desktop';
}
