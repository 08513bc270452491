import { RowLink } from '../../elements/parts/row-link.tsx';
import { useText } from '../../shell/page-context.tsx';

export function LiveLink({ count }: { count: number }) {
  const t = useText();
  return (
    <RowLink path="/live" className="section-more front-more">
      {t('parts.front.allLive', { count })}
    </RowLink>
  );
}
