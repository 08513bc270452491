import { useText } from '../../shared/page-context.tsx';
import { TokenScreen } from './parts/token-screen.tsx';

export function ConfirmScreen() {
  const t = useText();
  return (
    <TokenScreen
      path="/api/v1/auth/confirm"
      title={t('screens.auth.confirmTitle')}
      text={t('screens.auth.confirmText')}
      send={t('screens.auth.confirmSend')}
      done={t('screens.auth.confirmDone')}
    />
  );
}
