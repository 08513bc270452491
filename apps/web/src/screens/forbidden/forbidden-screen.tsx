import { useText } from '../../shared/page-context.tsx';
import { HomeLink } from '../../shared/parts/screen-states.tsx';

export function ForbiddenScreen() {
  const t = useText();
  return (
    <div className="screen-message">
      <h1 className="text-title">{t('shared.forbiddenTitle')}</h1>
      <p>{t('shared.forbiddenText')}</p>
      <HomeLink />
    </div>
  );
}
