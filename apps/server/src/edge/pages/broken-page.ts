/** Fallback page after a failed rendering: one sentence with the error id of the log entry. */
import { languageByTag, pathCodec } from '@podium/i18n';
import type { Log } from '../../ground/log.ts';
import { formatStack } from '../../ground/log.ts';
import { phrase } from '../../ground/phrases.ts';
import { loggedPath } from '../../ground/quiet-address.ts';
import { errorId } from '../../ground/request-id.ts';
import { packPage } from './pack-page.ts';
import type { RenderedPage } from './pack-page.ts';
import { PageTooSlow } from './renderer.ts';

interface PageMaking {
  path: string;
  log: Log;
  /** True if a read of this page failed: the app then displays that error's id itself. */
  isReported: () => boolean;
}

/**
 * The page, or a short one with an error id if rendering failed.
 *
 * @throws PageTooSlow if it was not ready in time
 */
export async function makePage(
  make: () => Promise<RenderedPage>,
  { path, log, isReported }: PageMaking,
): Promise<RenderedPage> {
  let cause = 'the renderer answered 500';
  try {
    const made = await make();
    if (made.status !== 500 || isReported()) return made;
  } catch (error) {
    if (error instanceof PageTooSlow) throw error;
    cause = formatStack(error);
  }
  const id = errorId();
  log.error({ request: id, path: loggedPath(path), error: cause }, 'a page could not be made');
  return packPage(brokenPage(path, id), { status: 500, headers: [['content-type', 'text/html']], scripts: [] });
}

function brokenPage(path: string, id: string): string {
  const { language } = pathCodec.read(path);
  const { direction, intl } = languageByTag(language);
  const title = phrase(language, 'pages.broken.title');
  const number = phrase(language, 'pages.broken.number', { id: `<bdi dir="ltr">${id}</bdi>` });
  return (
    `<!doctype html><html lang="${intl}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>` +
    `<body><main><h1>${title}</h1><p>${number}</p><p><a href="">${phrase(language, 'pages.broken.again')}</a></p></main></body></html>`
  );
}
