import { useText } from '../../shared/shell/page-context.tsx';
import { HomeLink, StatusLine } from '../../shared/elements/parts/screen-states.tsx';

export function ForbiddenScreen() {
  const t = useText();
  return (
    <div className="screen-message">
      <StatusLine status={403} />
      <h1 className="text-title">{t('shared.forbiddenTitle')}</h1>
      <p>{t('shared.forbiddenText')}</p>
      <HomeLink />
    </div>
  );
}
