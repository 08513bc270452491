import { isolate } from '@podium/i18n';
import { Alert, Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { deskApi } from '../../api/desk-api.ts';
import { useSending } from '../../api/use-sending.ts';
import { acceptedFormats } from '../../fields/upload.ts';
import { localTime } from '../../fields/local-time.ts';
import { Failure, useFailureText } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import { scheduleApi } from '../../program/schedule-api.ts';
import { useUser } from '../../session/session-store.ts';
import { makeAlbum, sendPhoto } from './send-photo.ts';

const creditKey = 'podium-console-photo-credit';
const newAlbum = 'new';
const maxAlbums = 200;

interface Sent {
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  id?: string;
  reason?: string;
}

function readCredit(): string | undefined {
  try {
    return localStorage.getItem(creditKey) ?? undefined;
  } catch {
    // Without storage, the name is typed again.
    return undefined;
  }
}

/** Many photos at once, from a phone: an album, a credit and one description for all of them. */
export function SendPhotosPage() {
  const t = useText();
  const language = useLanguage();
  const { dateWithWeekday, capital } = useFormats();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const user = useUser();
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setAlbum] = useState<string>();
  const [credit, setCredit] = useState(() => readCredit() ?? user?.username ?? '');
  const [caption, setCaption] = useState('');
  const [sent, setSent] = useState<readonly Sent[]>([]);
  // Each photo has its own state and reason.
  const { isSending, send } = useSending();
  const albums = useQuery({
    queryKey: ['send-photos', 'albums', language],
    queryFn: async () => {
      // Without a response, the device's clock is accurate enough to name a day.
      const now = await scheduleApi.now().catch(() => new Date().toISOString());
      const { items } = await deskApi.list('album', { lang: language, count: maxAlbums });
      return { today: localTime(now, gamesOffset).slice(0, 10), items };
    },
  });
  if (!albums.data)
    return (
      <Page title={t('send-photos.title')}>
        {albums.error ? <Failure error={albums.error} onRetry={() => void albums.refetch()} /> : <Loading />}
      </Page>
    );
  const { today, items } = albums.data;
  const todaysTitle = capital(dateWithWeekday(today));
  const todays = items.find(({ title }) => title === todaysTitle);
  const album = chosen ?? todays?.id ?? items[0]?.id ?? newAlbum;
  const set = (file: File, change: Partial<Sent>): void =>
    setSent((all) => all.map((one) => (one.file === file ? { ...one, ...change } : one)));
  const sendPhotos = async (files: readonly File[]): Promise<void> => {
    setSent((all) => [
      ...all.filter(({ file }) => !files.includes(file)),
      ...files.map((file): Sent => ({ file, state: 'waiting' })),
    ]);
    try {
      localStorage.setItem(creditKey, credit);
    } catch {
      // Without storage, the name is typed again next time.
    }
    let target = album;
    for (const file of files) {
      set(file, { state: 'sending' });
      try {
        if (target === newAlbum) {
          target = await makeAlbum(today, todaysTitle, language);
          setAlbum(target);
          await queries.invalidateQueries({ queryKey: ['send-photos'] });
        }
        set(file, {
          state: 'done',
          id: await sendPhoto(file, { album: target, credit: credit.trim(), language, caption: caption.trim() }),
        });
      } catch (error) {
        set(file, { state: 'failed', reason: failureText(error) });
      }
    }
  };
  const failed = sent.filter(({ state }) => state === 'failed').map(({ file }) => file);
  const doneCount = sent.filter(({ state }) => state === 'done').length;
  return (
    <Page title={t('send-photos.title')} about={t('send-photos.about')}>
      <Box sx={{ ...panel, p: 2, display: 'grid', gap: 2, maxWidth: 560 }}>
        <TextField
          select
          label={t('send-photos.album')}
          value={album}
          onChange={({ target }) => setAlbum(target.value)}
          disabled={isSending}
        >
          {items.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              <bdi>{title ?? id}</bdi>
            </MenuItem>
          ))}
          {!todays && <MenuItem value={newAlbum}>{t('send-photos.newAlbum', { day: isolate(todaysTitle) })}</MenuItem>}
        </TextField>
        <TextField
          label={t('send-photos.credit')}
          value={credit}
          onChange={({ target }) => setCredit(target.value)}
          required
          disabled={isSending}
          slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
        />
        <TextField
          label={t('send-photos.caption')}
          helperText={t('send-photos.captionHint')}
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
          disabled={isSending}
          multiline
          slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
        />
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={acceptedFormats('photo')}
          aria-label={t('send-photos.choose')}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            if (files.length > 0) void send(async () => sendPhotos(files));
            target.value = '';
          }}
        />
        <Button
          variant="contained"
          size="large"
          disabled={isSending || credit.trim() === ''}
          onClick={() => picker.current?.click()}
        >
          {t('send-photos.choose')}
        </Button>
      </Box>
      {sent.length > 0 && (
        <Box component="section" sx={{ display: 'grid', gap: 1, maxWidth: 560 }}>
          <Typography component="output">{t('send-photos.progress', { done: doneCount, all: sent.length })}</Typography>
          {failed.length > 0 && !isSending && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" onClick={() => void send(async () => sendPhotos(failed))}>
                  {t('frame.retry')}
                </Button>
              }
            >
              {t('send-photos.failed', { count: failed.length })}
            </Alert>
          )}
          <Box component="ul" sx={{ ...panel, m: 0, px: 2, py: 1, listStyle: 'none' }}>
            {sent.map(({ file, state, id, reason }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name
              <Box component="li" key={index} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 }}>
                {id === undefined ? (
                  <bdi>{file.name}</bdi>
                ) : (
                  <Link component={RouterLink} to={`/photo/${encodeURIComponent(id)}`}>
                    <bdi>{file.name}</bdi>
                  </Link>
                )}
                <Typography component="span" color={state === 'failed' ? 'error' : 'text.secondary'}>
                  {reason ?? t(`send-photos.state.${state}`)}
                </Typography>
              </Box>
            ))}
          </Box>
          {doneCount > 0 && !isSending && (
            <Typography color="text.secondary">
              {t('send-photos.next')}{' '}
              <Link component={RouterLink} to="/photo">
                {t('send-photos.list')}
              </Link>
            </Typography>
          )}
        </Box>
      )}
    </Page>
  );
}
