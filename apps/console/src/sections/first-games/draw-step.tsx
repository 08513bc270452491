import { Alert } from '@mui/material';
import { useText } from '../../language/text.ts';
import { EventDraw } from './event-draw.tsx';
import { usePlan } from './plan-context.ts';

export function DrawStep() {
  const t = useText();
  const { plan } = usePlan();
  return (
    <>
      {plan.events.length === 0 && <Alert severity="info">{t('first-games.fault.noEvent')}</Alert>}
      {plan.events.map((event, index) => (
        <EventDraw key={event.id} event={event} index={index} />
      ))}
    </>
  );
}
