import { Box, Card, CardContent, Chip, Link, List, ListItem, Typography } from '@mui/material';
import type { DeskQuiz, QuizFault } from '@podium/contract';
import { languageByTag } from '@podium/i18n';
import { useFormats } from '../../language/formats.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { useQuizTexts } from './use-quiz-texts.ts';

interface QuizFactsProps {
  savedQuiz: DeskQuiz;
  faults: readonly QuizFault[];
  languages: readonly Language[];
  missingIn: (language: Language) => number;
  /** @param isText true if a text is missing in the language of the quiz */
  onJump: (field: string, isText: boolean) => void;
}

export const stateColors = { draft: 'default', published: 'success', withdrawn: 'warning' } as const;

/** Shown next to the form: state, statistics of the answers, what prevents publication, and missing translations. */
export function QuizFacts({ savedQuiz, faults, languages, missingIn, onJump }: QuizFactsProps) {
  const t = useText();
  const { dateTime, number } = useFormats();
  const { pathName, faultText } = useQuizTexts();
  const { state, editedAt, editedBy, attempts, answers, averageRight } = savedQuiz;
  const untranslated = languages.filter((language) => missingIn(language) > 0);
  return (
    <Card
      component="aside"
      aria-label={t('trivia.about')}
      sx={{ alignSelf: 'start', position: { lg: 'sticky' }, top: { lg: 72 } }}
    >
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Chip size="small" variant="outlined" color={stateColors[state]} label={t(`trivia.state.${state}`)} />
        </div>
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Fact text={t('trivia.attempts', { count: attempts })} />
          <Fact text={t('trivia.answersSent', { count: answers })} />
          {averageRight !== null && (
            <Fact text={t('trivia.averageRight', { percent: number(Math.round(averageRight * 100)) })} />
          )}
          {editedAt !== null && (
            <Fact
              text={t('drafts.editedBy', {
                name: `\u2068${editedBy?.username ?? t('frame.nobody')}\u2069`,
                time: dateTime(editedAt),
              })}
            />
          )}
          <Fact text={t('trivia.address', { id: `\u2068${savedQuiz.id}\u2069` })} />
        </Box>
        {faults.length > 0 && (
          <Box>
            <Typography variant="h3" component="h2">
              {t('drafts.faults', { count: faults.length })}
            </Typography>
            <List dense disablePadding>
              {faults.map((fault) => (
                <ListItem key={`${fault.field} ${fault.message}`} disableGutters sx={{ display: 'block' }}>
                  <Link
                    component="button"
                    type="button"
                    sx={{ textAlign: 'start' }}
                    onClick={() =>
                      onJump(fault.field, fault.message === 'required' || fault.message === 'languageRequired')
                    }
                  >
                    {pathName(fault.field)}
                  </Link>
                  <Typography variant="caption" component="p" color="text.secondary">
                    {faultText(fault)}
                  </Typography>
                </ListItem>
              ))}
            </List>
          </Box>
        )}
        {untranslated.length > 0 && (
          <Box>
            <Typography variant="h3" component="h2">
              {t('drafts.missingTexts')}
            </Typography>
            {untranslated.map((language) => (
              <Typography key={language} variant="caption" component="p">
                <bdi lang={language}>{languageByTag(language).ownName}</bdi>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t('fields.missingCount', { count: missingIn(language) })}
                </Box>
              </Typography>
            ))}
            <Typography variant="caption" component="p" color="text.secondary">
              {t('trivia.fallback')}
            </Typography>
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

function Fact({ text }: { text: string }) {
  return (
    <Typography variant="caption" component="p" color="text.secondary">
      {text}
    </Typography>
  );
}
