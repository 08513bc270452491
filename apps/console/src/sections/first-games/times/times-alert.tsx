import { Alert, Button } from '@mui/material';
import { notify } from '../../../frame/notices.ts';
import { useText } from '../../../language/text.ts';
import { usePlan } from '../plan-context.ts';
import { hasClashes, proposeTimes } from './propose-times.ts';

/** Offers times one after the other as long as events overlap; each can still be changed. */
export function TimesAlert() {
  const t = useText();
  const { plan, replace, state } = usePlan();
  const { draws } = state.answer;
  if (plan.events.length < 2 || !hasClashes(plan, draws)) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          onClick={() => {
            replace((current) => proposeTimes(current, draws));
            notify(t('times.proposed'), { type: 'success' });
          }}
        >
          {t('times.propose')}
        </Button>
      }
    >
      {t('times.overlap')}
    </Alert>
  );
}
