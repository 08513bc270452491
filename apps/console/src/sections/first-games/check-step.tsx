import { Alert, Box, Button, Link, List, ListItem, Typography } from '@mui/material';
import { takeBackPath } from './take-back-path.ts';
import type { KeptEvent, PlanEvent, PlanPreview } from '@podium/contract';
import { pathCodec, isolate } from '@podium/i18n';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { request, RequestError } from '../../api/request.ts';
import { Failure } from '../../frame/failure.tsx';
import { notify } from '../../frame/notices.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { useFaultText, usePlan } from './plan-context.ts';
import { twiceAtOnce } from './person-clash.ts';
import type { PlanFault, Step } from './plan-faults.ts';
import { isAllRefused } from './plan-preview.ts';
import { gamesNow, outOfAge, planWarnings, smallTeams } from './plan-warnings.ts';
import { countPeople, PublicNames } from './public-names/public-names.tsx';
import { PublishPreview } from './publish-preview.tsx';
import { keptFor, putBack } from './put-back.ts';
import { TakeBack } from './take-back.tsx';
import { WhatNext } from './what-next/what-next.tsx';
import { typedName } from './plan.ts';

interface CheckStepProps {
  onPublish: () => Promise<void>;
  onStep: (step: Step) => void;
}

export function CheckStep({ onPublish, onStep }: CheckStepProps) {
  const t = useText();
  const language = useLanguage();
  const faultText = useFaultText();
  const { plan, state, replace, faults } = usePlan();
  const [isAsking, setIsAsking] = useState(false);
  const { failure, send } = useSending();
  const { publishedVersion, version } = state.answer;
  const isSaved = state.saving === 'saved';
  const isCurrent = publishedVersion === version && isSaved;
  const { data: preview, error: previewError } = useQuery({
    queryKey: ['first-games', 'preview', version, publishedVersion],
    queryFn: async () => request<PlanPreview>('/api/v1/desk/first-games/preview'),
    enabled: isSaved && publishedVersion !== null && faults.length === 0,
    gcTime: 0,
    retry: false,
  });
  // The first publication replaces nothing.
  const isPreviewed = publishedVersion === null || preview?.version === version;
  const nameIn = ({ path }: PlanFault): string | undefined => {
    const index = /^events\.(\d+)/u.exec(path)?.[1];
    const event = index === undefined ? undefined : plan.events[Number(index)];
    return event && typedName(plan, event.name);
  };
  const isBlocked = preview !== undefined && preview.version === version && isAllRefused(preview);
  const blockedId = useId();
  const [openedAt] = useState(() => Date.now());
  const warnings = planWarnings(plan, state.answer.draws, gamesNow(plan, openedAt));
  const doubtful = [
    { kind: 'smallTeams', events: smallTeams(plan) },
    { kind: 'outOfAge', events: outOfAge(plan) },
    { kind: 'twiceAtOnce', events: twiceAtOnce(plan, state.answer.draws) },
  ] as const;
  const hasDoubts = doubtful.some(({ events }) => events.length > 0);
  const isolatedName = (event: PlanEvent): string => `\u2068${typedName(plan, event.name)}\u2069`;
  const codeStays = t('first-games.codeStays', { code: `\u2066${plan.code}\u2069` });
  const publish = async (): Promise<void> => {
    await send(async () => {
      await onPublish();
      notify(t('first-games.published'), {
        type: 'success',
        undo: state.answer.publishedVersion === null ? undefined : takeBackPath,
      });
    });
  };
  return (
    <>
      {faults.length > 0 && (
        <Alert severity="warning">
          {t('first-games.toCorrect')}
          <List dense>
            {faults.map((fault) => {
              const name = nameIn(fault);
              return (
                <ListItem key={`${fault.path} ${fault.code}`} disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
                  <Link component="button" type="button" onClick={() => onStep(fault.step)}>
                    {t(`first-games.step.${fault.step}`)}
                  </Link>
                  {name !== undefined && <bdi>{name}</bdi>}
                  <span>{faultText(fault.code)}</span>
                </ListItem>
              );
            })}
          </List>
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => onStep('draw')}>
              {t('first-games.step.draw')}
            </Button>
          }
        >
          {t('first-games.toLookAt.title')}
          <ul>
            {warnings.map((warning) => (
              <li key={`${warning.kind} ${warning.event.id}`}>
                {t(`first-games.toLookAt.${warning.kind}`, {
                  event: isolatedName(warning.event),
                  other: 'other' in warning ? isolatedName(warning.other) : '',
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {doubtful.map(
        ({ kind, events }) =>
          events.length > 0 && (
            <Alert
              key={kind}
              severity="warning"
              action={
                <Button color="inherit" onClick={() => onStep('entries')}>
                  {t('first-games.step.entries')}
                </Button>
              }
            >
              {t(`first-games.toLookAt.${kind}`)}
              <ul>
                {events.map(({ event, names }) => (
                  <li key={event.id}>
                    {isolatedName(event)}: {names.map((one) => isolate(one)).join(' · ')}
                  </li>
                ))}
              </ul>
            </Alert>
          ),
      )}
      {faults.length === 0 && warnings.length === 0 && !hasDoubts && !isCurrent && (
        <Alert severity="success">{t('first-games.ready')}</Alert>
      )}
      {publishedVersion !== null && (
        <Alert severity="info">
          {isCurrent ? t('first-games.isPublic') : t('first-games.isOlder')}{' '}
          <Link href={pathCodec.write(language, '/schedule/grid')} target="_blank" rel="noopener">
            {t('frame.openPublic')}
          </Link>
        </Alert>
      )}
      {failure !== undefined && <PublishFailure error={failure} />}
      {previewError && <Failure error={previewError} />}
      {preview && isSaved && (
        <PublishPreview
          preview={preview}
          keptFor={(event) => keptFor(plan, event, state.answer.kept)}
          onPutBack={(kept: KeptEvent) => replace((current) => putBack(current, kept))}
        />
      )}
      <PublicNames />
      {publishedVersion === null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <span>{codeStays}</span>
          <Link component="button" type="button" onClick={() => onStep('games')}>
            {t('first-games.changeCode')}
          </Link>
        </Box>
      )}
      {!isCurrent && (
        <Typography id={blockedId}>{t(isBlocked ? 'first-games.allRefused' : 'first-games.publishText')}</Typography>
      )}
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        disabled={faults.length > 0 || isCurrent || (isSaved && !isPreviewed) || (isSaved && isBlocked)}
        aria-describedby={isCurrent ? undefined : blockedId}
        onClick={() => setIsAsking(true)}
      >
        {publishedVersion === null ? t('first-games.publish') : t('first-games.publishAgain')}
      </Button>
      {publishedVersion !== null && <TakeBack />}
      {publishedVersion !== null && <WhatNext />}
      {isAsking && (
        <DecisionDialog
          title={t('first-games.publishTitle')}
          text={t('first-games.publishText')}
          action={t('first-games.publish')}
          onConfirm={publish}
          isReady={isPreviewed}
          onClose={() => setIsAsking(false)}
        >
          {publishedVersion === null && (
            <Alert severity="info">
              {codeStays}
              {!plan.isFromFiles && plan.publication !== 'number' && (
                <div>{t('public-names.becomePublic', { count: countPeople(plan) })}</div>
              )}
            </Alert>
          )}
          {preview && <PublishPreview preview={preview} />}
        </DecisionDialog>
      )}
    </>
  );
}

/** Fields whose message is a name. */
const namedFields: ReadonlySet<string> = new Set(['events', 'importedEvents', 'code']);

/** The server's reason for refusing publication, with the contests or fields concerned. */
function PublishFailure({ error }: { error: unknown }) {
  const t = useText();
  if (!(error instanceof RequestError) || error.fields.length === 0) return <Failure error={error} />;
  const [first] = error.fields;
  if (first!.field === 'rehearsal') return <Failure error={error} />;
  const reason =
    first!.field === 'events'
      ? t('first-games.begun')
      : first!.field === 'code'
        ? t('first-games.otherGames')
        : first!.field === 'imported' || first!.field === 'importedEvents'
          ? t(`first-games.${first!.field}`)
          : first!.field === 'version'
            ? t('first-games.faster', { name: first!.message })
            : t('first-games.refused');
  return (
    <Alert severity="error">
      {reason}
      {first!.field !== 'version' && first!.field !== 'imported' && (
        <ul>
          {error.fields.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <bdi dir={namedFields.has(field) && field !== 'code' ? 'auto' : 'ltr'}>
                {namedFields.has(field) ? message : `${field}: ${message}`}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
