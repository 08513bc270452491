import './calendar.css';
import { Button, Icon, showToast } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../shell/page-context.tsx';
import { copyText } from '../../elements/share/copy-text.ts';
import { feedAddresses, withResults } from './feed-addresses.ts';

/**
 * Ways to add a calendar: subscribe on this device or in Google Calendar, copy the address, or download once. It tells
 * results only if the reader wishes.
 */
export function CalendarChoices({ path: plainPath }: { path: string }) {
  const t = useText();
  const [hasResults, setHasResults] = useState(false);
  const path = hasResults ? withResults(plainPath) : plainPath;
  const { https, webcal, google } = feedAddresses(path, location);
  const copy = async () => {
    const isCopied = await copyText(https);
    showToast(
      isCopied
        ? { kind: 'success', text: t('parts.calendar.copied'), id: 'calendar' }
        : { kind: 'error', text: t('shared.copyFailed'), id: 'calendar' },
    );
  };
  return (
    <div className="calendar-choices">
      <label className="calendar-results">
        <input
          type="checkbox"
          name="results"
          checked={hasResults}
          onChange={({ currentTarget: { checked } }) => setHasResults(checked)}
        />
        <span>{t('parts.calendar.results')}</span>
      </label>
      <a href={webcal} className="button button-main">
        <Icon name="calendar" />
        {t('parts.calendar.subscribe')}
      </a>
      <a href={google} className="button" target="_blank" rel="noopener noreferrer">
        {t('parts.calendar.google')}
      </a>
      <Button onClick={() => void copy()}>{t('parts.calendar.copy')}</Button>
      <a href={path} className="button" download="">
        {t('parts.calendar.once')}
      </a>
    </div>
  );
}
