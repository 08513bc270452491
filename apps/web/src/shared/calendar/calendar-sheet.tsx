import './calendar.css';
import { Dialog } from '@podium/ui';
import { useText } from '../page-context.tsx';
import { CalendarChoices } from './calendar-choices.tsx';

interface CalendarSheetProps {
  /** Of the calendar file. */
  path: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

export function CalendarSheet({ path, name, isOpen, onClose }: CalendarSheetProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('parts.calendar.title', { name })}
      closeLabel={t('action.close')}
      look="sheet"
    >
      <div className="calendar-sheet">
        <p className="text-ink2">{t('parts.calendar.hint')}</p>
        <CalendarChoices path={path} />
      </div>
    </Dialog>
  );
}
