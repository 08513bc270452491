import { isolate } from '@podium/i18n';
import { Alert, Button } from '@mui/material';
import { useText } from '../../../language/text.ts';
import { useKept } from '../own-sheets/use-kept.ts';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import { withoutEntered } from './enter-known.ts';
import type { EnteredByChoice } from './enter-known.ts';

/** Where the page keeps entries that were made by choice, until the next ones or until they are undone. */
export const enteredByChoice = 'enteredByChoice';

/** Says what was entered by choice, and takes it out again. */
export function EnteredAlert() {
  const t = useText();
  const { plan, replace, texts } = usePlan();
  const [entered, setEntered] = useKept<EnteredByChoice | undefined>(enteredByChoice, undefined);
  const event = plan.events.find(({ id }) => id === entered?.event);
  if (!entered || !event) return null;
  return (
    <Alert
      severity="success"
      action={
        <Button
          color="inherit"
          onClick={() => {
            setEntered(undefined);
            texts.delete(event.id);
            replace((current) => withoutEntered(current, entered));
          }}
        >
          {t('frame.undo')}
        </Button>
      }
    >
      {t('known-people.entered', { count: entered.count, event: isolate(typedName(plan, event.name)) })}
    </Alert>
  );
}
