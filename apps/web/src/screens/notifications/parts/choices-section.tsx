import { pushLeads, pushTypes } from '@podium/contract/push-words';
import { SelectField } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useHidesResults } from '../../../shared/reader/veil.ts';
import { Section } from './section.tsx';
import { useChange } from './use-change.ts';
import type { PushChoices } from '../../../shared/shell/push/push-choices.ts';

export function ChoicesSection({ choices: { types, leadMinutes, hidesResults } }: { choices: PushChoices }) {
  const t = useText();
  const change = useChange();
  const isVeiled = useHidesResults();
  return (
    <Section title={t('screens.notifications.types')}>
      <div>
        {pushTypes.map((type) => (
          <label key={type} className="notifications-check">
            <input
              type="checkbox"
              name={type}
              checked={types.includes(type)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  types: pushTypes.filter((pushType) => (pushType === type ? checked : types.includes(pushType))),
                })
              }
            />
            <span>{t(`pushType.${type}`)}</span>
          </label>
        ))}
      </div>
      {types.includes('start') && (
        <div className="notifications-choice">
          <span className="strong" aria-hidden="true">
            {t('screens.notifications.lead')}
          </span>
          <SelectField
            label={t('screens.notifications.lead')}
            name="lead"
            value={String(leadMinutes)}
            options={pushLeads.map((minutes) => ({
              value: String(minutes),
              label: t('screens.notifications.minutes', { minutes }),
            }))}
            onChange={(value) => change({ leadMinutes: pushLeads.find((lead) => String(lead) === value) ?? 30 })}
          />
        </div>
      )}
      <div>
        <label className="notifications-check">
          <input
            type="checkbox"
            name="hidesResults"
            checked={hidesResults || isVeiled}
            disabled={isVeiled}
            aria-describedby="hides-results-hint"
            onChange={({ currentTarget: { checked } }) => change({ hidesResults: checked })}
          />
          <span>{t('screens.notifications.hide')}</span>
        </label>
        <p id="hides-results-hint" className="notifications-hint">
          {t(isVeiled ? 'screens.notifications.hiddenHint' : 'screens.notifications.hideHint')}
        </p>
      </div>
    </Section>
  );
}
