import { languageByTag, pathCodec } from '@podium/i18n';
import type { LanguageCode } from '@podium/contract';
import { apiPolicy } from '../headers.ts';

const texts: Readonly<Record<LanguageCode, string>> = {
  en: 'Many people are opening pages right now. This one will load again by itself in a few seconds.',
  es: 'Mucha gente está abriendo páginas en este momento. Esta se volverá a cargar sola en unos segundos.',
  pt: 'Muita gente está abrindo páginas agora. Esta será carregada de novo sozinha em alguns segundos.',
  az: 'Hazırda çox adam səhifə açır. Bu səhifə bir neçə saniyədən sonra özü yenidən yüklənəcək.',
  ar: 'يفتح كثيرون الصفحات الآن. سيُعاد تحميل هذه الصفحة تلقائيًا بعد بضع ثوانٍ.',
  fr: 'De nombreuses personnes ouvrent des pages en ce moment. Celle-ci se rechargera d’elle-même dans quelques secondes.',
};

/** What a reader gets whose page cannot be made now: a sentence in the language of the address, and another try. */
export function busyPage(path: string): Response {
  const { tag, direction } = languageByTag(pathCodec.read(path).language);
  const text = texts[tag as LanguageCode];
  // A browser does not heed Retry-After; spread, so that a hall does not come back in one moment.
  const seconds = 4 + Math.floor(Math.random() * 5);
  return new Response(
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><title>Podium</title></head><body><main><p>${text}</p></main></body></html>`,
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
