import { Alert, Box, Button, Link, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ResultSheet } from '@podium/contract';
import { isCheckInOpen } from '@podium/games';
import { pathCodec, isolate } from '@podium/i18n';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';
import { RequestError } from '../../api/request.ts';
import { localTime } from '../../fields/local-time.ts';
import { Failure, useFailureText } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { useOpenSections } from '../../session/open-sections.ts';
import { NextRounds } from '../../program/next-rounds.tsx';
import { useUnitTexts } from '../../program/use-unit-texts.ts';
import { useContestActs } from './contest-acts.ts';
import { FedForm } from './fed-form.tsx';
import type { PendingMark } from './line-form.tsx';
import { LinksPart } from './links-part.tsx';
import { OpenPlaces } from './open-places.tsx';
import { MarksForm } from './marks-form.tsx';
import { entryState } from './sheet-state.ts';
import { sheetTitle } from './sheet-title.ts';
import { EarlyNote, useEarly } from './early-note.tsx';
import { Doubts, RejectedNote, shownDoubts, useMissingText } from './sheet-notes.tsx';
import { SidesForm } from './sides-form.tsx';
import { StateActions } from './state-actions.tsx';
import { DecisionNotes } from './decision-notes.tsx';
import { useSheet } from './use-sheet.ts';
import type { Entry, FormProps } from './use-sheet.ts';

export function SheetPage() {
  const { unit = '' } = useParams();
  const t = useText();
  const entry = useSheet(unit);
  const { sheet, failure, reload } = entry;
  if (!sheet)
    return (
      <Page title={t('results.title')}>{failure ? <Failure error={failure} onRetry={reload} /> : <Loading />}</Page>
    );
  return <Sheet sheet={sheet} entry={entry} />;
}

function Sheet({ sheet, entry }: { sheet: ResultSheet; entry: Entry }) {
  const t = useText();
  const { statusName } = useUnitTexts();
  const missing = useMissingText(sheet);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const state = entryState(sheet.status);
  const { earlyFor, enterAnyway } = useEarly(sheet);
  const isOpen = sheet.may.enter && (state === 'toCome' || state === 'on') && earlyFor === undefined;
  const findPending = (competitor: string): PendingMark | undefined =>
    entry.unsaved.flatMap(({ step }) => (step.do === 'mark' && step.competitor === competitor ? step : [])).at(-1);
  const links = (
    <>
      <SheetLinks sheet={sheet} />
      <SheetActs sheet={sheet} />
    </>
  );
  return (
    <Page
      title={sheetTitle(sheet)}
      about={
        <>
          <Typography color="text.secondary">
            <bdi>{[sheet.discipline?.name, sheet.venue?.name].filter(Boolean).join(' · ')}</bdi>
            {' · '}
            {statusName(sheet.status)}
          </Typography>
          {!isNarrow && links}
        </>
      }
      actions={<StateActions sheet={sheet} entry={entry} isEarly={earlyFor !== undefined} />}
    >
      {state === 'official' && sheet.event && <NextRounds events={[sheet.event.id]} seen={sheet.version} />}
      {sheet.enterFault && <Alert severity="info">{t(`results.enterFault.${sheet.enterFault}`)}</Alert>}
      {sheet.may.enter && earlyFor !== undefined && <EarlyNote start={earlyFor} onEnterAnyway={enterAnyway} />}
      {sheet.others.map(({ name, isEntering }) => (
        <Alert key={name} severity="info">
          {t(isEntering ? 'results.isEntering' : 'results.isHere', { name: isolate(name) })}
        </Alert>
      ))}
      {(sheet.may.enter || entry.unsaved.length > 0) && <SavedNote entry={entry} />}
      <RejectedNote sheet={sheet} entry={entry} />
      <Doubts doubts={shownDoubts(sheet)} />
      <DecisionNotes sheet={sheet} enter={entry.enter} />
      {sheet.confirmFault && state === 'toConfirm' && (
        <Alert severity="info">
          {(sheet.confirmFault === 'incomplete' ? missing : undefined) ??
            t(`results.confirmFault.${sheet.confirmFault}`)}
        </Alert>
      )}
      {isOpen && sheet.lines.length === 0 && <Alert severity="info">{t('results.noStarters')}</Alert>}
      {isOpen && sheet.lines.some((line) => line.isOpen) && <OpenPlaces unit={sheet.unit.id} />}
      {sheet.isFromFeed ? (
        <FedForm sheet={sheet} setSheet={entry.setSheet} />
      ) : sheet.contest === 'sides' ? (
        <SidesForm sheet={sheet} isOpen={isOpen} enter={entry.enter} round={entry.round} />
      ) : (
        <MarksForm sheet={sheet} isOpen={isOpen} enter={entry.enter} round={entry.round} findPending={findPending} />
      )}
      {/* On a phone, the fields come first. */}
      {isNarrow && links}
      <History sheet={sheet} isOpen={sheet.may.enter && state !== 'official'} enter={entry.enter} />
      {sheet.may.enter && sheet.may.decide && <LinksPart unit={sheet.unit.id} />}
    </Page>
  );
}

/** Acts of the day, beside those of the state of the contest. */
function SheetActs({ sheet }: { sheet: ResultSheet }) {
  const t = useText();
  const acts = useContestActs({ ...sheet, isFed: sheet.isFromFeed, mayEnter: sheet.may.enter });
  const others = acts.filter(({ name }) => name !== 'end');
  if (others.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {others.map(({ name, to }) => (
        <Button key={name} size="small" variant="outlined" component={RouterLink} to={to}>
          {t(`results.contestActs.${name}`)}
        </Button>
      ))}
    </Box>
  );
}

/** Addresses of the list keep its filters. */
const isListState = (state: unknown): state is { list: string } =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

function SheetLinks({
  sheet: { unit, event, discipline, start, status, lines, isFromFeed, contest },
}: {
  sheet: ResultSheet;
}) {
  const { state } = useLocation();
  const sections = useOpenSections();
  const draws = sections.get('first-games')?.address;
  const prints = sections.get('prints')?.address;
  const t = useText();
  const language = useLanguage();
  const day = start && localTime(start, gamesOffset).slice(0, 10);
  const list = isListState(state) ? state.list : day ? `?day=${day}` : '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, '& > a': { py: 0.25 } }}>
      <Link component={RouterLink} to={`/results${list}`}>
        {t('results.title')}
      </Link>
      {contest === 'sides' && !isFromFeed && (
        <Link component={RouterLink} to={`/results/${encodeURIComponent(unit.id)}/round`}>
          {t('results.round.open')}
        </Link>
      )}
      {isCheckInOpen(status) && lines.some(({ isOpen }) => !isOpen) && (
        <Link component={RouterLink} to={`/results/${encodeURIComponent(unit.id)}/check-in`}>
          {t('results.checkIn.open', {
            here: lines.filter(({ isHere }) => isHere).length,
            total: lines.filter(({ isOpen }) => !isOpen).length,
          })}
        </Link>
      )}
      {draws && event && !isFromFeed && (
        <Link component={RouterLink} to={`${draws}?${new URLSearchParams({ step: 'draw', q: event.name }).toString()}`}>
          {t('results.desk.acts.starters')}
        </Link>
      )}
      {prints && (
        <Link component={RouterLink} to={`${prints}?${new URLSearchParams({ unit: unit.id }).toString()}`}>
          {t('results.printSheets')}
        </Link>
      )}
      {discipline && (
        <Link
          href={pathCodec.write(language, `/discipline/${discipline.id}/results/${encodeURIComponent(unit.id)}`)}
          target="_blank"
          rel="noopener"
        >
          {t('frame.openPublic')}
        </Link>
      )}
    </Box>
  );
}

/** Shows whether all entries are saved; if not, the reason and what to do. */
function SavedNote({ entry: { unsaved, fault, news, isSaving, retry, discard } }: { entry: Entry }) {
  const t = useText();
  const failureText = useFailureText();
  if (fault === undefined)
    return (
      <Typography aria-live="polite" color="text.secondary">
        {t(isSaving || unsaved.length > 0 ? 'results.saving' : 'results.saved')}
      </Typography>
    );
  const isConflict = fault instanceof RequestError && fault.status === 409;
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button color="inherit" onClick={retry}>
            {t(isConflict ? 'results.enterAnyway' : 'frame.retry')}
          </Button>
          <Button color="inherit" onClick={discard}>
            {t('results.discard')}
          </Button>
        </>
      }
    >
      {failureText(fault)} {t('results.unsaved', { count: unsaved.length })}
      {fault instanceof RequestError && fault.fields.length > 0 && (
        <span dir="ltr"> {fault.fields.map(({ field, message }) => `${field}: ${message}`).join('; ')}</span>
      )}
      {news.length > 0 && (
        <Box component="ul" aria-label={t('results.news')} sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {news.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two entries may have the same name
            <li key={index}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

function History({ sheet: { history }, isOpen, enter }: Omit<FormProps, 'round'>) {
  const t = useText();
  const { dateTime } = useFormats();
  const entries = history.filter((step) => step.do !== 'undo');
  if (entries.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h2" component="h2" gutterBottom>
        {t('results.history')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map(({ id, name, by, at, isUndone, mayUndo }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 40,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box component={isUndone ? 's' : 'span'} sx={{ flexGrow: 1, minWidth: 0 }}>
              <bdi>{name}</bdi>
            </Box>
            <Typography variant="caption" color="text.secondary">
              {by && (
                <>
                  <bdi>{by}</bdi>
                  {' · '}
                </>
              )}
              <time dateTime={at}>{dateTime(at)}</time>
            </Typography>
            {isOpen && mayUndo && !isUndone && (
              <Button
                size="small"
                aria-label={t('results.undoOf', { name: `\u2068${name}\u2069` })}
                onClick={() => enter({ do: 'undo', step: id })}
              >
                {t('results.undo')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
