import { SelectField } from '@podium/ui';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { codec, offeredLanguages } from '../../../shared/shell/messages.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { rememberLanguage } from '../../../shared/shell/remember-language.ts';
import { chooseTheme, themes } from '../../../shared/shell/theme.ts';
import { saveDeviceChoice } from '../../../shared/reader/device-choices.ts';
import { changeUser } from '../../../shared/reader/user-store.ts';
import { hideResults } from '../../../shared/reader/veil.ts';
import { Section } from './section.tsx';
import type { AccountChange, Preferences } from '@podium/contract';

const themeKeys = { system: 'nav.themeSystem', light: 'nav.themeLight', dark: 'nav.themeDark' } as const;
const switches = [
  ['hasSpoilerMode', 'screens.account.spoilers', 'screens.account.spoilersHint'],
  ['hasDataSaver', 'screens.account.dataSaver', 'screens.account.dataSaverHint'],
  ['isRanked', 'screens.account.ranked', undefined],
] as const;

interface SettingsProps {
  preferences: Preferences;
  /** Only in an account: whether its user is shown in the ranking. */
  hasRanking: boolean;
  /** Text about the place where the choices are saved. */
  hint: string;
  onChange: (change: AccountChange['preferences']) => Promise<void>;
}

/** Each choice takes effect on this device immediately, and is saved. */
export function SettingsSection({ preferences, hasRanking, hint, onChange: change }: SettingsProps) {
  const t = useText();
  const { language } = usePage();
  const navigate = useNavigate();
  const router = useRouter();
  const chooseLanguage = async (definition: (typeof offeredLanguages)[number]) => {
    const { tag, prefix } = definition;
    rememberLanguage(prefix);
    changeUser({ language: tag });
    if (definition.level !== 'pseudo') await change({ language: definition.tag });
    await navigate({ href: codec.write(tag, '/account'), resetScroll: false });
  };
  const handleSwitch = (name: (typeof switches)[number][0], isOn: boolean) => {
    if (name === 'hasDataSaver') saveDeviceChoice('saves-data', isOn);
    if (name === 'hasSpoilerMode') void hideResults(router, isOn);
    void change({ [name]: isOn });
  };
  return (
    <Section title={t('screens.account.settings')}>
      {() => (
        <>
          <p className="text-second text-ink2">{hint}</p>
          <Choice
            label={t('screens.account.language')}
            name="language"
            value={language}
            options={offeredLanguages.map(({ tag, ownName }) => ({ value: tag, label: ownName }))}
            onChange={(value) => {
              const definition = offeredLanguages.find(({ tag }) => tag === value);
              if (definition) void chooseLanguage(definition);
            }}
          />
          <Choice
            label={t('screens.account.timeZone')}
            name="timeZone"
            value={preferences.timeZone ?? 'venue'}
            options={[
              { value: 'venue', label: t('screens.account.timeZoneVenue') },
              { value: 'mine', label: t('screens.account.timeZoneMine') },
            ]}
            onChange={(value) => {
              const timeZone = value === 'mine' ? 'mine' : 'venue';
              changeUser({ preferredTimezone: timeZone === 'mine' ? 'mine' : 'local' });
              void change({ timeZone });
            }}
          />
          <Choice
            label={t('screens.account.theme')}
            name="theme"
            value={preferences.theme ?? 'system'}
            options={themes.map((value) => ({ value, label: t(themeKeys[value]) }))}
            onChange={(value) => {
              const theme = themes.find((theme) => theme === value) ?? 'system';
              chooseTheme(theme);
              void change({ theme });
            }}
          />
          <div>
            {switches
              .filter(([name]) => hasRanking || name !== 'isRanked')
              .map(([name, label, hint]) => (
                <div key={name}>
                  <label className="check-field">
                    <input
                      type="checkbox"
                      name={name}
                      checked={preferences[name]}
                      aria-describedby={hint && `${name}-hint`}
                      onChange={({ currentTarget }) => handleSwitch(name, currentTarget.checked)}
                    />
                    <span>{t(label)}</span>
                  </label>
                  {hint && (
                    <p id={`${name}-hint`} className="field-hint account-hint">
                      {t(hint)}
                    </p>
                  )}
                </div>
              ))}
          </div>
        </>
      )}
    </Section>
  );
}

type ChoiceProps = Parameters<typeof SelectField>[0];

/** A select with a visible label. */
function Choice({ label, ...rest }: ChoiceProps) {
  return (
    <div className="account-choice">
      <span className="account-choice-label" aria-hidden="true">
        {label}
      </span>
      <SelectField label={label} {...rest} />
    </div>
  );
}
