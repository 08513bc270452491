import { languageByTag, pathCodec } from '@podium/i18n';
import { phrase } from '../../ground/phrases.ts';
import { apiPolicy } from '../headers.ts';

/**
 * Page for a reader whose page cannot be rendered now: a sentence in the language of the address, and an automatic
 * retry.
 */
export function busyPage(path: string): Response {
  const { language } = pathCodec.read(path);
  const { direction, intl } = languageByTag(language);
  // Browsers ignore Retry-After on pages. The delay is random, so that the retries of a crowd are spread.
  const seconds = 4 + Math.floor(Math.random() * 5);
  return new Response(
    `<!doctype html><html lang="${intl}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><title>Podium</title></head><body><main><p>${phrase(language, 'pages.busy')}</p></main></body></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': apiPolicy,
        'cache-control': 'no-store',
        'retry-after': String(seconds),
      },
    },
  );
}
