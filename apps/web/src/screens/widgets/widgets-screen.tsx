import './widgets.css';
import {
  widgetAccentNames,
  widgetAccents,
  widgetFont,
  widgetLayouts,
  widgetThemes,
  widgetTypes,
} from '@podium/contract/widget-words';
import { contentLanguage, languages } from '@podium/i18n';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { GamesContext } from '../../shared/shell/use-games.ts';
import { HallScreens } from './parts/hall-screens.tsx';
import { ChoiceField } from './parts/choice-field.tsx';
import { SnippetBox } from './parts/snippet-box.tsx';
import { WidgetPreview } from './parts/widget-preview.tsx';
import type { WidgetChoice } from './snippet.ts';

/** The server's maximum page size. */
const maxDelegations = 200;

/** Value of the custom color option. */
const custom = 'custom';

export function WidgetsScreen() {
  const t = useText();
  const { language } = usePage();
  const disciplines = use(GamesContext)?.disciplines ?? [];
  const { data } = useQuery(queries.participants(language, { kind: 'delegations', pageSize: maxDelegations }));
  const { data: cups } = useQuery(queries.cups(language));
  const [choice, setChoice] = useState<WidgetChoice>({ type: 'events', lang: contentLanguage(language) });
  const [font, setFont] = useState('');
  const isCustom = choice.accent?.startsWith('#') === true;
  const updateChoice = (change: Partial<WidgetChoice>) => setChoice((current) => ({ ...current, ...change }));
  const toOption = <Value extends string>(value: Value, label: string) => ({ value, label });
  const title = t(`screens.widgets.types.${choice.type}`);
  return (
    <div className="screen">
      <div>
        <h1 className="text-title">{t('screens.widgets.title')}</h1>
        <p className="widgets-intro">{t('screens.widgets.intro')}</p>
      </div>
      <div className="widgets-builder">
        <div className="widgets-choices">
          <form className="widgets-form needs-scripts-block" onSubmit={(event) => event.preventDefault()}>
            <ChoiceField
              label={t('screens.widgets.type')}
              value={choice.type}
              options={widgetTypes.map((type) => toOption(type, t(`screens.widgets.types.${type}`)))}
              onChange={(type) => updateChoice({ type })}
            />
            <ChoiceField
              label={t('nav.language')}
              value={choice.lang ?? 'en'}
              options={languages.map(({ tag, ownName }) => toOption(tag, ownName))}
              onChange={(lang) => updateChoice({ lang })}
            />
            <ChoiceField
              label={t('screens.widgets.delegation')}
              value={choice.delegation ?? ''}
              options={[
                toOption('', t('screens.widgets.allDelegations')),
                ...(data?.items ?? []).map(({ id, name }) => toOption(id, name)),
              ]}
              onChange={(delegation) => updateChoice({ delegation })}
            />
            {choice.type === 'cup' && (
              <ChoiceField
                label={t('screens.widgets.cup')}
                value={choice.cup ?? cups?.items[0]?.id ?? ''}
                options={(cups?.items ?? []).map(({ id, title: { text } }) => toOption(id, text))}
                onChange={(cup) => updateChoice({ cup })}
              />
            )}
            <ChoiceField
              label={t('screens.widgets.sport')}
              value={choice.discipline ?? ''}
              options={[
                toOption('', t('screens.widgets.allSports')),
                ...disciplines.map(({ key, name }) => toOption(key, name)),
              ]}
              onChange={(discipline) => updateChoice({ discipline })}
            />
            <ChoiceField
              label={t('screens.widgets.layout')}
              value={choice.layout ?? 'compact'}
              options={widgetLayouts.map((layout) => toOption(layout, t(`screens.widgets.layouts.${layout}`)))}
              onChange={(layout) => updateChoice({ layout })}
            />
            <ChoiceField
              label={t('nav.theme')}
              value={choice.theme ?? 'auto'}
              options={widgetThemes.map((theme) =>
                toOption(
                  theme,
                  theme === 'auto' ? t('nav.themeSystem') : t(theme === 'light' ? 'nav.themeLight' : 'nav.themeDark'),
                ),
              )}
              onChange={(theme) => updateChoice({ theme })}
            />
            <ChoiceField
              label={t('screens.widgets.accent')}
              value={isCustom ? custom : (choice.accent ?? 'teal')}
              options={[
                ...widgetAccentNames.map((accent) => toOption<string>(accent, t(`screens.widgets.accents.${accent}`))),
                toOption(custom, t('screens.widgets.customAccent')),
              ]}
              onChange={(accent) => updateChoice({ accent: accent === custom ? widgetAccents.teal : accent })}
            />
            {isCustom && (
              <label className="widgets-field">
                {t('screens.widgets.accentValue')}
                <input
                  type="color"
                  value={choice.accent}
                  onChange={({ target }) => updateChoice({ accent: target.value })}
                />
              </label>
            )}
            <label className="widgets-field">
              {t('screens.widgets.font')}
              <input
                type="text"
                value={font}
                dir="ltr"
                maxLength={40}
                spellCheck={false}
                autoComplete="off"
                aria-describedby="widget-font-hint"
                aria-invalid={font !== '' && !widgetFont.test(font)}
                onChange={({ target }) => {
                  setFont(target.value);
                  updateChoice({ font: widgetFont.test(target.value) ? target.value : undefined });
                }}
              />
              <span id="widget-font-hint" className="text-second text-ink2">
                {t('screens.widgets.fontHint')}
              </span>
            </label>
          </form>
          <SnippetBox choice={choice} title={title} />
          <HallScreens />
        </div>
        <section aria-labelledby="widget-preview" className="widgets-preview">
          <h2 id="widget-preview" className="section-title">
            {t('screens.widgets.preview')}
          </h2>
          <WidgetPreview choice={choice} title={title} />
        </section>
      </div>
    </div>
  );
}
