import { Icon } from '@podium/ui';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { closeOnOutsideClick } from './close-on-outside-click.ts';
import { codec, languageByTag, offeredLanguages } from '../shared/shell/messages.ts';
import { usePage, useText } from '../shared/shell/page-context.tsx';
import { rememberLanguage } from '../shared/shell/remember-language.ts';

/** The same page in each language, with its filters; links, so that it also works without scripts. */
export function LanguageMenu() {
  const t = useText();
  const router = useRouter();
  const { language, definition, regions } = usePage();
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnOutsideClick(menu), []);
  const { path } = codec.read(address);
  return (
    <details ref={menu} className="menu">
      <summary className="menu-button">
        <Icon name="language" />
        <span className="visually-hidden">{t('nav.languageNow', { name: definition.ownName })}</span>
        <span className="tablet-up" aria-hidden="true">
          {definition.ownName}
        </span>
      </summary>
      <ul className="menu-list">
        {offeredLanguages
          .map(({ tag }) => languageByTag(tag, regions))
          .map(({ tag, prefix, intl, ownName, direction }) => (
            <li key={tag}>
              <a
                href={codec.write(tag, path)}
                lang={intl}
                dir={direction}
                hrefLang={intl}
                aria-current={tag === language ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                  event.preventDefault();
                  if (menu.current) menu.current.open = false;
                  rememberLanguage(prefix);
                  void router.navigate({ href: codec.write(tag, path), resetScroll: false });
                }}
              >
                <span>{ownName}</span>
                {tag === language && <Icon name="check" />}
              </a>
            </li>
          ))}
      </ul>
    </details>
  );
}
