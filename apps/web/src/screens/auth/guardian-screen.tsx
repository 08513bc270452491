import { useText } from '../../shared/page-context.tsx';
import { TokenScreen } from './parts/token-screen.tsx';

export function GuardianScreen() {
  const t = useText();
  return (
    <TokenScreen
      path="/api/v1/auth/guardian"
      title={t('screens.auth.guardianTitle')}
      text={t('screens.auth.guardianText')}
      send={t('screens.auth.guardianSend')}
      done={t('screens.auth.guardianDone')}
    />
  );
}
