import { Autocomplete, Box, Dialog, DialogTitle, TextField, Typography } from '@mui/material';
import { useCallback, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../language/text.ts';
import { unseen } from '../../look/unseen.ts';
import { useFound } from './use-found.ts';
import type { Hit } from './use-found.ts';

/** Search over pages, contests, people and content: type, choose with the arrows, open with Enter. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const focusField = useCallback((input: HTMLInputElement | null): void => {
    field.current = input;
    input?.focus();
  }, []);
  const marked = useRef<Hit | null>(null);
  const { hits, isSearching, isFailed } = useFound(query);
  const open = ({ to, isOutside }: Hit): void => {
    onClose();
    if (isOutside) window.location.assign(to);
    else void navigate(to);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
      slotProps={{
        paper: {
          onFocus: (event: FocusEvent<HTMLElement>) => {
            // A page that is just being shown takes the focus. The dialog gets it back, on itself instead of its field.
            if (event.target === event.currentTarget) field.current?.focus();
          },
          sx: { mt: { xs: 1, sm: 8 }, mx: { xs: 1 }, width: { xs: 'calc(100% - 16px)' } },
        },
      }}
    >
      <DialogTitle sx={unseen}>{t('frame.search.open')}</DialogTitle>
      <Autocomplete<Hit>
        open
        autoHighlight
        disablePortal
        clearOnBlur={false}
        options={hits}
        filterOptions={(all) => all}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ to, group }) => `${group} ${to}`}
        isOptionEqualToValue={(a, b) => a.to === b.to && a.group === b.group}
        loading={isSearching}
        loadingText={t('frame.search.searching')}
        noOptionsText={t(isFailed ? 'frame.search.failed' : 'frame.search.none')}
        popupIcon={null}
        onHighlightChange={(_event, hit) => {
          marked.current = hit;
        }}
        onKeyDown={(event) => {
          // New hits may have just replaced the marked one: Enter means the first.
          if (event.key !== 'Enter' || marked.current || !hits[0]) return;
          event.preventDefault();
          open(hits[0]);
        }}
        inputValue={query}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'reset') setQuery(text);
        }}
        onChange={(_event, hit) => {
          if (hit) open(hit);
        }}
        renderOption={({ key, ...props }, { title, about, group }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
            <bdi>{title}</bdi>
            <Typography variant="caption" component="p" color="text.secondary">
              {group}
              {about !== '' && (
                <>
                  {' · '}
                  <bdi>{about}</bdi>
                </>
              )}
            </Typography>
          </Box>
        )}
        renderInput={(params) => (
          <Box sx={{ p: 2, pb: 1 }}>
            <TextField {...params} inputRef={focusField} label={t('frame.search.label')} />
          </Box>
        )}
        slotProps={{
          popper: { sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } },
          paper: { sx: { boxShadow: 'none', border: 0, borderRadius: 0 } },
          listbox: { sx: { maxHeight: 'min(60vh, 560px)' } },
        }}
      />
    </Dialog>
  );
}
