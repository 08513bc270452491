import { Icon, showToast } from '@podium/ui';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { closeOutside } from './close-outside.ts';
import { bundlesOf, codec, languageByTag, loadMessages, offeredLanguages } from '../shared/messages.ts';
import { usePage, useText } from '../shared/page-context.tsx';
import { rememberLanguage } from '../shared/remember-language.ts';
import type { LanguageDefinition, LanguageTag } from '@podium/i18n';

/** The same page in each language, with its filters: links, so that it works without scripts too. */
export function LanguageMenu() {
  const t = useText();
  const router = useRouter();
  const { language, definition, regions } = usePage();
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOutside(menu), []);
  const { path } = codec.read(address);
  const change = async ({ tag, prefix, ownName }: LanguageDefinition & { tag: LanguageTag }) => {
    try {
      await loadMessages(tag, bundlesOf(router.state.matches.at(-1)!));
    } catch {
      // Without a network a device has the phrases of the languages it has used.
      showToast({ kind: 'error', id: 'language', text: t('shared.languageMissing', { name: ownName }) });
      return;
    }
    rememberLanguage(prefix);
    await router.navigate({ href: codec.write(tag, path), resetScroll: false });
  };
  return (
    <details ref={menu} className="menu">
      <summary className="menu-button">
        <Icon name="language" />
        <span className="visually-hidden">{t('nav.languageNow', { name: definition.ownName })}</span>
        <span className="max-sm:hidden" aria-hidden="true">
          {definition.ownName}
        </span>
      </summary>
      <ul className="menu-list">
        {offeredLanguages
          .map(({ tag }) => languageByTag(tag, regions))
          .map((one) => (
            <li key={one.tag}>
              <a
                href={codec.write(one.tag, path)}
                lang={one.intl}
                dir={one.direction}
                hrefLang={one.intl}
                aria-current={one.tag === language ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                  event.preventDefault();
                  if (menu.current) menu.current.open = false;
                  void change(one);
                }}
              >
                <span>{one.ownName}</span>
                {one.tag === language && <Icon name="check" />}
              </a>
            </li>
          ))}
      </ul>
    </details>
  );
}
