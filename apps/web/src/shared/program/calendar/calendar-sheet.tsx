import './calendar.css';
import { Dialog } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { NotifyButton } from '../../shell/push/notify-button.tsx';
import { CalendarChoices } from './calendar-choices.tsx';
import type { CalendarFilter } from '@podium/contract';

interface CalendarSheetProps {
  filter: CalendarFilter;
  /** Path of the calendar file. */
  path: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

export function CalendarSheet({ filter, path, name, isOpen, onClose }: CalendarSheetProps) {
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
        {filter.startsWith('unit-') && <NotifyButton unit={filter.slice('unit-'.length)} />}
        <p className="text-ink2">{t('parts.calendar.hint')}</p>
        <CalendarChoices path={path} />
      </div>
    </Dialog>
  );
}
