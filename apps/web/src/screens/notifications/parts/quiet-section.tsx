import { zoneName } from '@podium/i18n';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { Section } from './section.tsx';
import { useChange } from './use-change.ts';
import type { PushChoices } from '../../../shared/shell/push/push-choices.ts';

const defaultQuietHours = { from: '22:00', until: '07:00' };

/** Hours without notifications, by the device's clock. */
export function QuietSection({ choices: { quiet } }: { choices: PushChoices }) {
  const t = useText();
  const change = useChange();
  const { definition } = usePage();
  const zone = zoneName(definition, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Section title={t('screens.notifications.quiet')} hint={t('screens.notifications.quietHint', { zone })}>
      <label className="notifications-check">
        <input
          type="checkbox"
          name="quiet"
          checked={quiet !== null}
          onChange={({ currentTarget: { checked } }) => change({ quiet: checked ? defaultQuietHours : null })}
        />
        <span>{t('screens.notifications.quietOn')}</span>
      </label>
      {quiet && (
        <div className="notifications-times">
          {(['from', 'until'] as const).map((end) => (
            <label key={end} className="notifications-time">
              <span>{t(`screens.notifications.${end}`)}</span>
              <input
                type="time"
                name={end}
                required
                value={quiet[end]}
                onChange={({ currentTarget: { value } }) => value && change({ quiet: { ...quiet, [end]: value } })}
              />
            </label>
          ))}
        </div>
      )}
    </Section>
  );
}
