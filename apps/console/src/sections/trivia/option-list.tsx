import { Box, Button, Checkbox, FormHelperText, Radio, TextField } from '@mui/material';
import { localizedText } from '@podium/content';
import { maxOptions, quizLimits } from '@podium/contract/trivia-words';
import { languageByTag } from '@podium/i18n';
import { fieldId } from '../../fields/input-props.ts';
import { useText } from '../../language/text.ts';
import { AddIcon } from '../../look/icons.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { markOption, moveItem, newOption } from './quiz-form.ts';
import type { FormQuestion } from './quiz-form.ts';
import { useShownFault } from './quiz-inputs.ts';
import type { QuestionInputs } from './quiz-inputs.ts';

/** The options of a question, with the right ones marked; for an ordering question, the right order. */
export function OptionList({
  question,
  onChange,
  language,
  findFault,
  isFixed,
  path,
}: QuestionInputs & { path: string }) {
  const t = useText();
  const faultText = useShownFault(findFault);
  const { kind, options } = question;
  const { ownName, direction } = languageByTag(language);
  const setOptions = (next: FormQuestion['options']): void => onChange({ ...question, options: next });
  const fault = faultText(`${path}.right`) ?? faultText(`${path}.options`);
  const Mark = kind === 'one' ? Radio : Checkbox;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Box component="legend" sx={{ mb: 1.5, p: 0 }}>
        {t(kind === 'order' ? 'trivia.rightOrder' : 'trivia.part.options')}
      </Box>
      {options.map(({ key, text, isRight }, index) => {
        const name = t('trivia.optionNumber', { number: index + 1 });
        const optionFault = faultText(`${path}.options.${index}`);
        const source = text[language] === undefined ? localizedText(text, language) : undefined;
        return (
          <Box
            key={key}
            sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 0.5, alignItems: 'flex-start' }}
          >
            {kind !== 'order' && (
              <Mark
                id={index === 0 ? fieldId(`${path}.right`) : undefined}
                checked={isRight}
                disabled={isFixed}
                name={kind === 'one' ? `right-${question.key}` : undefined}
                onChange={({ target }) => onChange(markOption(question, key, target.checked))}
                slotProps={{ input: { 'aria-label': t('trivia.isRight', { name }) } }}
              />
            )}
            <TextField
              id={fieldId(`${path}.options.${index}`)}
              size="small"
              label={t('fields.inLanguage', { field: name, language: ownName })}
              value={text[language] ?? ''}
              onChange={({ target }) => {
                const { [language]: _, ...otherTexts } = text;
                const next = target.value === '' ? otherTexts : { ...otherTexts, [language]: target.value };
                setOptions(options.map((option) => (option.key === key ? { ...option, text: next } : option)));
              }}
              disabled={isFixed}
              error={optionFault !== undefined}
              helperText={
                optionFault ??
                (source && (
                  <bdi lang={source.lang} dir={languageByTag(source.lang).direction}>
                    {source.text}
                  </bdi>
                ))
              }
              slotProps={{ htmlInput: { lang: language, dir: direction, maxLength: quizLimits.option } }}
              sx={{ flex: '1 1 160px', minWidth: 0 }}
            />
            <MoveButtons
              name={name}
              index={index}
              count={options.length}
              isDisabled={isFixed}
              onMove={(to) => setOptions(moveItem(options, index, to))}
              onRemove={() => setOptions(options.filter((option) => option.key !== key))}
            />
          </Box>
        );
      })}
      {fault && <FormHelperText error>{fault}</FormHelperText>}
      <div>
        <Button
          id={fieldId(`${path}.options`)}
          size="small"
          startIcon={<AddIcon />}
          disabled={isFixed || options.length >= maxOptions}
          onClick={() => setOptions([...options, newOption()])}
        >
          {t('trivia.addOption')}
        </Button>
      </div>
    </Box>
  );
}
