import { isolate } from '@podium/i18n';
import { Alert, Box, IconButton, Link, TextField, Typography } from '@mui/material';
import { boardSeconds, maxBoards, readBoards, screenAddress, writeBoards } from '@podium/contract/board-words';
import type { BoardChoice } from '@podium/contract/board-words';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LanguageSelect } from '../../fields/language-select.tsx';
import { Page } from '../../frame/page.tsx';
import { QrPicture } from '../../frame/qr-picture.tsx';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '../../look/icons.tsx';
import { panel } from '../../look/panel.ts';
import { NewBoard } from './board-form.tsx';
import { moveBoard, withBoard } from './board-list.ts';
import { useBoardNames } from './use-board-names.ts';

/** The boards of a screen in a hall, as one address. They are kept in the address of this page, too. */
export function BoardsPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const [lang, setLang] = useState<Language>(useLanguage());
  const [typedSeconds, setSeconds] = useState(String(boardSeconds.usual));
  const boards = (readBoards(search.get('show') ?? '') ?? []).reduce(withBoard, [] as BoardChoice[]);
  const setBoards = (next: readonly BoardChoice[]): void =>
    setSearch(next.length > 0 ? { show: writeBoards(next) } : {}, { replace: true });
  const seconds = Number(typedSeconds);
  const isValid = Number.isInteger(seconds) && seconds >= boardSeconds.min && seconds <= boardSeconds.max;
  const isFull = boards.length >= maxBoards;
  return (
    <Page
      title={t('boards.title')}
      about={t('boards.about')}
      actions={<LanguageSelect label={t('boards.language')} value={lang} onChange={setLang} />}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))' }}>
        <Box
          component="section"
          aria-label={t('boards.chosen')}
          sx={{ ...panel, p: 2, display: 'grid', gap: 2, alignContent: 'start' }}
        >
          <Typography variant="h2">{t('boards.chosen')}</Typography>
          {boards.length === 0 && <Typography color="text.secondary">{t('boards.none')}</Typography>}
          <BoardList boards={boards} onChange={setBoards} />
          {isFull && <Alert severity="info">{t('boards.full', { most: maxBoards })}</Alert>}
          <NewBoard isFull={isFull} onAdd={(board) => setBoards(withBoard(boards, board))} />
        </Box>
        <Box
          component="section"
          aria-label={t('boards.screen')}
          sx={{ ...panel, p: 2, display: 'grid', gap: 1.5, alignContent: 'start' }}
        >
          <Typography variant="h2">{t('boards.screen')}</Typography>
          <TextField
            size="small"
            type="number"
            label={t('boards.seconds')}
            value={typedSeconds}
            onChange={({ target }) => setSeconds(target.value)}
            error={!isValid}
            helperText={t('boards.secondsRange', boardSeconds)}
            slotProps={{ htmlInput: { min: boardSeconds.min, max: boardSeconds.max, dir: 'ltr' } }}
            sx={{ maxWidth: 240 }}
          />
          {boards.length > 0 && isValid && (
            <Address address={screenAddress(location.origin, { boards, seconds, lang })} />
          )}
        </Box>
      </Box>
    </Page>
  );
}

function Address({ address }: { address: string }) {
  const t = useText();
  return (
    <Box>
      <Typography>{t('boards.openThere')}</Typography>
      <QrPicture address={address} label={t('boards.code')} />
      <Link href={address} target="_blank" rel="noopener" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
        {address}
      </Link>
    </Box>
  );
}

interface ListProps {
  boards: readonly BoardChoice[];
  onChange: (boards: BoardChoice[]) => void;
}

function BoardList({ boards, onChange }: ListProps) {
  const t = useText();
  const names = useBoardNames(boards);
  if (boards.length === 0) return null;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {names.map((shown, index) => {
        const name = isolate(shown);
        return (
          <Box
            component="li"
            key={writeBoards([boards[index]!])}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <bdi>{shown}</bdi>
            </Box>
            <IconButton
              size="small"
              aria-label={t('boards.earlier', { name })}
              disabled={index === 0}
              onClick={() => onChange(moveBoard(boards, index, index - 1))}
            >
              <ArrowUpIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t('boards.later', { name })}
              disabled={index === boards.length - 1}
              onClick={() => onChange(moveBoard(boards, index, index + 1))}
            >
              <ArrowDownIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t('boards.remove', { name })}
              onClick={() => onChange(boards.toSpliced(index, 1))}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
