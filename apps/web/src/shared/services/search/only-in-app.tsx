import { Icon } from '@podium/ui';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { mayOpen } from '../../shell/may-open.ts';
import { navigationEntries } from '../../shell/navigation-entries.ts';
import { useText } from '../../shell/page-context.tsx';
import { usePagesFound } from './pages-found.tsx';
import type { NavigationEntry } from '../../shell/navigation.ts';

/** Pages that match the text, but open in the apps only. */
export function useAppPagesFound(text: string): readonly NavigationEntry[] {
  return usePagesFound(navigationEntries, text).filter(({ path }) => path !== '/' && !mayOpen(path));
}

interface OnlyInAppProps {
  pages: readonly NavigationEntry[];
  onLeave?: () => void;
}

/** Names pages of the apps that a search asks for, and offers the app. */
export function OnlyInApp({ pages, onLeave }: OnlyInAppProps) {
  const t = useText();
  return pages.map(({ path, icon, name }) => (
    <RowLink key={path} path="/offline" onClick={onLeave} className="found">
      <Icon name={icon} />
      <span className="text-part">
        <bdi className="own-line">{t('shared.onlyInApp', { name: name(t) })}</bdi>
        <span className="second-line text-ink2">{t('shared.getApp')}</span>
      </span>
    </RowLink>
  ));
}
