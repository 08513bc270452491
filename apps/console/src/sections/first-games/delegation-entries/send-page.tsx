/** The page of a delegation: it sends its entries by a link, without an account, and changes them until a time. */
import { isolate } from '@podium/i18n';
import { Alert, Box, Button, IconButton, Typography } from '@mui/material';
import { localizedText } from '@podium/content';
import type { EntriesOffer, SentEntry } from '@podium/contract';
import { readEntries } from '@podium/games-folder/own-sheets';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RequestError } from '../../../api/request.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { useFormats } from '../../../language/formats.ts';
import { useLanguage } from '../../../language/language-store.ts';
import { useText } from '../../../language/text.ts';
import { DeleteIcon } from '../../../look/icons.tsx';
import { EntrancePage } from '../../../frame/entrance-page.tsx';
import { FileChoice } from '../own-sheets/file-choice.tsx';
import { readFile } from '../own-sheets/read-file.ts';
import { chooseSheet } from '../own-sheets/sheet-use.ts';
import { EntryFields } from './entry-fields.tsx';
import { entriesApi } from './entries-api.ts';
import { offeredGames, sentName, toSent } from './sent-entry.ts';

const shortestSecret = 16;

export function SendPage() {
  const t = useText();
  const secret = useLocation().hash.slice(1);
  const offer = useQuery({
    queryKey: ['entries', secret],
    queryFn: async () => entriesApi.open(secret),
    retry: false,
    enabled: secret.length >= shortestSecret,
    // Reloading would replace entries that the delegation is still writing.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  const isUnknown =
    secret.length < shortestSecret || (offer.error instanceof RequestError && offer.error.status === 401);
  return (
    <EntrancePage title={t('delegation-entries.send.title')} isWide>
      {isUnknown && <Alert severity="warning">{t('delegation-entries.send.unknown')}</Alert>}
      {!isUnknown && offer.error && <Failure error={offer.error} onRetry={() => void offer.refetch()} />}
      {!isUnknown && offer.isLoading && <Loading />}
      {!isUnknown && offer.data && <Entries offer={offer.data} secret={secret} />}
    </EntrancePage>
  );
}

function Entries({ offer, secret }: { offer: EntriesOffer; secret: string }) {
  const t = useText();
  const language = useLanguage();
  const { dateTime } = useFormats();
  const [entries, setEntries] = useState<readonly SentEntry[]>(offer.entries);
  const [sentAt, setSentAt] = useState(offer.sentAt);
  const [isSent, setIsSent] = useState(true);
  // A file is read in place of sending: neither begins while the other runs.
  const { isSending, failure, send } = useSending();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (!isSent) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSent]);
  const inLanguage = (names: EntriesOffer['games']): string => localizedText(names, language)?.text ?? '';
  const eventName = (id: string): string => inLanguage(offer.events.find((event) => event.id === id)?.names ?? {});
  const change = (next: readonly SentEntry[]): void => {
    setEntries(next);
    setIsSent(false);
  };
  const readSheet = async (body: Blob, name: string): Promise<void> => {
    try {
      const answer = await readFile(body, name);
      if ('fault' in answer) setLeftOut([t(`own-sheets.fault.${answer.fault}`)]);
      else {
        const games = offeredGames(offer);
        const parts = answer.sheets.sheets.map((sheet) => {
          const { use } = chooseSheet(sheet, games, localStorage);
          // Lines without a delegation are those of the link.
          return readEntries(sheet, { delegation: offer.delegation.id, ...use }, games, new Map());
        });
        const known = new Set(entries.map((entry) => JSON.stringify(entry)));
        const read = parts.flatMap((part) => part.entries).map(toSent);
        change([...entries, ...read.filter((entry) => !known.has(JSON.stringify(entry)))]);
        setLeftOut(
          parts.flatMap(({ doubts, questions }) => [
            ...doubts.map(({ line, code, value }) =>
              `${t('own-sheets.line', { line })} · ${t(`own-sheets.doubt.${code}`)} ${isolate(value)}`.trim(),
            ),
            ...questions.map(({ text }) => isolate(text)),
          ]),
        );
      }
    } catch {
      // The message is all that can be offered: the reason is the network or the device.
      setLeftOut([t('own-sheets.fault.notLoaded')]);
    }
  };
  const sendEntries = async (): Promise<void> => {
    const taken = await entriesApi.send(secret, entries);
    setSentAt(taken.sentAt);
    setIsSent(true);
  };
  return (
    <>
      <Typography variant="h2" component="p">
        <bdi>{inLanguage(offer.delegation.names) || offer.delegation.code}</bdi>
        {' · '}
        <bdi>{inLanguage(offer.games)}</bdi>
      </Typography>
      <Alert severity={offer.isOver ? 'warning' : 'info'}>
        {offer.isOver
          ? t('delegation-entries.send.over', { time: dateTime(offer.until) })
          : t('delegation-entries.send.until', { time: dateTime(offer.until) })}
      </Alert>
      {!offer.isOver && (
        <>
          <EntryFields
            events={offer.events.map((event) => ({ ...event, name: inLanguage(event.names) }))}
            onAdd={(added) => change([...entries, ...added])}
          />
          <FileChoice isReading={isSending} onFile={(body, name) => void send(async () => readSheet(body, name))} />
        </>
      )}
      {leftOut.length > 0 && (
        <Alert severity="warning" onClose={() => setLeftOut([])}>
          {t('delegation-entries.send.leftOut')}
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {leftOut.map((text, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may have the same fault
              <li key={index}>{text}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Typography variant="h2" component="h2">
        {t('delegation-entries.count', { count: entries.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry, index) => (
          <Box
            component="li"
            // oxlint-disable-next-line react/no-array-index-key -- an entry may be there twice
            key={index}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider', py: 0.5 }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{sentName(entry)}</bdi>
              <Typography variant="caption" component="p" color="text.secondary">
                <bdi>{[eventName(entry.event), entry.person?.birthDate, entry.mark].filter(Boolean).join(' · ')}</bdi>
              </Typography>
            </Box>
            {!offer.isOver && (
              <IconButton
                aria-label={t('delegation-entries.send.remove', {
                  name: isolate(sentName(entry)),
                  event: isolate(eventName(entry.event)),
                })}
                onClick={() => change(entries.filter((_, other) => other !== index))}
              >
                <DeleteIcon />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {failure !== undefined && <Failure error={failure} onRetry={() => void send(sendEntries)} />}
      <Typography component="output" color="text.secondary">
        {!isSent
          ? t('delegation-entries.send.notSent')
          : sentAt && entries.length > 0
            ? t('delegation-entries.send.sentAt', { time: dateTime(sentAt) })
            : ''}
      </Typography>
      {!offer.isOver && (
        <Button
          variant="contained"
          disabled={isSending || isSent || entries.length === 0}
          onClick={() => void send(sendEntries)}
          sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
        >
          {t('delegation-entries.send.action', { count: entries.length })}
        </Button>
      )}
    </>
  );
}
