/** What a reader sees where a page itself could not be made: one sentence with the number under which the cause is logged. */
import type { Log } from '../../log.ts';
import { stackOf } from '../../log.ts';
import { errorId } from '../errors.ts';
import { packPage } from './pack-page.ts';
import type { RenderedPage } from './pack-page.ts';

interface Words {
  language: string;
  title: string;
  number: string;
  again: string;
}

const english: Words = {
  language: 'en',
  title: 'This page could not be made',
  number: 'Error number: {id}',
  again: 'Try again',
};

const byPrefix: ReadonlyMap<string, Words> = new Map([
  [
    'spa',
    {
      language: 'es',
      title: 'No se pudo crear esta página',
      number: 'Número de error: {id}',
      again: 'Intentar de nuevo',
    },
  ],
  [
    'por',
    {
      language: 'pt',
      title: 'Não foi possível criar esta página',
      number: 'Número do erro: {id}',
      again: 'Tentar novamente',
    },
  ],
  [
    'aze',
    { language: 'az', title: 'Bu səhifəni yaratmaq olmadı', number: 'Xəta nömrəsi: {id}', again: 'Yenidən cəhd edin' },
  ],
  ['ara', { language: 'ar', title: 'تعذّر إنشاء هذه الصفحة', number: 'رقم الخطأ: {id}', again: 'حاول مرة أخرى' }],
  [
    'fra',
    { language: 'fr', title: 'Cette page n’a pas pu être créée', number: 'Numéro d’erreur : {id}', again: 'Réessayer' },
  ],
]);

interface PageMaking {
  path: string;
  log: Log;
  /** A read of this page has failed: the app tells its number by itself. */
  isTold: () => boolean;
}

/** The page, or in the place of one whose rendering failed a short one with an error number. */
export async function makePage(
  make: () => Promise<RenderedPage>,
  { path, log, isTold }: PageMaking,
): Promise<RenderedPage> {
  let cause = 'the renderer answered 500';
  try {
    const made = await make();
    if (made.status !== 500 || isTold()) return made;
  } catch (error) {
    cause = stackOf(error);
  }
  const id = errorId();
  log.error({ id, path, error: cause }, 'a page could not be made');
  const words = byPrefix.get(path.split('/')[1] ?? '') ?? english;
  return packPage(brokenPage(words, id), { status: 500, headers: [['content-type', 'text/html']], scripts: [] });
}

function brokenPage({ language, title, number, again }: Words, id: string): string {
  return (
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>` +
    `<body><main><h1>${title}</h1><p>${number.replace('{id}', `<bdi dir="ltr">${id}</bdi>`)}</p><p><a href="">${again}</a></p></main></body></html>`
  );
}
