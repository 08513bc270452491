import { foldedText, foldedWords, matches } from '@podium/games';
import { Icon } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { PageNow } from './page-now.tsx';
import type { NavigationEntry } from '../../shell/navigation.ts';

/** Menu pages by their name or alternative names. */
export function usePagesFound(menu: readonly NavigationEntry[], text: string): readonly NavigationEntry[] {
  const t = useText();
  const words = foldedWords(text);
  const namesOf = ({ name, otherNames }: NavigationEntry) => foldedText(`${name(t)} ${otherNames?.(t) ?? ''}`);
  return words.length > 0 ? menu.filter((entry) => matches(namesOf(entry), words)) : [];
}

interface PagesFoundProps {
  pages: readonly NavigationEntry[];
  onLeave?: () => void;
  level?: 'h2' | 'h3';
}

export function PagesFound({ pages, onLeave, level: Heading = 'h3' }: PagesFoundProps) {
  const t = useText();
  if (pages.length === 0) return null;
  return (
    <section>
      <Heading className="found-title">{t('shared.searchPages')}</Heading>
      <PageLinks pages={pages} onLeave={onLeave} />
    </section>
  );
}

export function PageLinks({ pages, onLeave }: Pick<PagesFoundProps, 'pages' | 'onLeave'>) {
  const t = useText();
  return (
    <ul>
      {pages.map(({ path, icon, name, description }) => (
        <li key={path}>
          <RowLink path={path} onClick={onLeave} className="found">
            <Icon name={icon} />
            <span className="text-part">
              <bdi className="own-line">{name(t)}</bdi>
              <bdi className="second-line text-ink2">{description(t)}</bdi>
              <PageNow path={path} />
            </span>
          </RowLink>
        </li>
      ))}
    </ul>
  );
}
