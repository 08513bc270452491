import { foldedText, foldedWords, matches } from '@podium/games';
import { Icon } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import type { NavigationEntry } from '../../shell/navigation.ts';

interface PagesFoundProps {
  menu: readonly NavigationEntry[];
  text: string;
  onLeave: () => void;
}

/** Menu pages by their name or alternative names. */
export function PagesFound({ menu, text, onLeave }: PagesFoundProps) {
  const t = useText();
  const words = foldedWords(text);
  const namesOf = ({ name, otherNames }: NavigationEntry) => foldedText(`${name(t)} ${otherNames?.(t) ?? ''}`);
  const found = words.length > 0 ? menu.filter((entry) => matches(namesOf(entry), words)) : [];
  if (found.length === 0) return null;
  return (
    <section>
      <h3 className="found-title">{t('shared.searchPages')}</h3>
      <PageLinks pages={found} onLeave={onLeave} />
    </section>
  );
}

export function PageLinks({ pages, onLeave }: { pages: readonly NavigationEntry[]; onLeave: () => void }) {
  const t = useText();
  return (
    <ul>
      {pages.map(({ path, icon, name }) => (
        <li key={path}>
          <RowLink path={path} onClick={onLeave} className="found">
            <Icon name={icon} />
            <bdi>{name(t)}</bdi>
          </RowLink>
        </li>
      ))}
    </ul>
  );
}
