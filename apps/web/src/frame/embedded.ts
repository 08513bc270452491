import './embedded.css';
import { isNeverFramed } from '@podium/contract/framing';
import { languageFromText } from '@podium/i18n';
import { parentOrigin } from '../embed/parent-origin.ts';
import { reportHeight } from '../embed/report-height.ts';
import { throttleLatest } from '../embed/throttle-latest.ts';
import { codec } from '../shared/shell/messages.ts';
import { rememberLanguage } from '../shared/shell/remember-language.ts';
import { readLanguageMessage } from './language-message.ts';
import type { LanguageTag } from '@podium/i18n';

/**
 * Connects the app with the embedding page: `set-language` opens the same page in that language, `resize-iframe`
 * reports the height. `frame-ancestors` lets only the operator's hosts embed the app, so the embedding page is one of
 * theirs.
 *
 * @returns a function that disconnects
 */
export function startEmbedded(open: (href: string) => void): () => void {
  const origin = parentOrigin();
  const show = throttleLatest((language: LanguageTag) => {
    const { path, language: pageLanguage } = codec.read(location.pathname + location.search + location.hash);
    rememberLanguage(codec.languagePrefix(language));
    if (language !== pageLanguage) open(codec.write(language, path));
  });
  const handleMessage = ({ source, origin: sender, data }: MessageEvent<unknown>): void => {
    if (source !== parent || (origin !== undefined && sender !== origin)) return;
    const message = readLanguageMessage(data);
    const language = message && languageFromText(message);
    if (language) show(language);
  };
  // Pages that are never embedded open in a new window.
  const leave = ({ target }: MouseEvent): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || !isNeverFramed(codec.read(link.pathname).path)) return;
    link.target = '_blank';
  };
  document.documentElement.dataset.embedded = '';
  addEventListener('click', leave, true);
  addEventListener('message', handleMessage);
  const stop = reportHeight(origin ?? '*');
  return () => {
    removeEventListener('message', handleMessage);
    removeEventListener('click', leave, true);
    stop();
  };
}
