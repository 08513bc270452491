import { Box, Button, Checkbox, Chip, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import type { DeskCode, DeskCodesAnswer } from '@podium/contract';
import { languages } from '@podium/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request, withQuery } from '../../api/request.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { ReasonDialog } from '../../frame/reason-dialog.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { NewCodeDialog } from './new-code-dialog.tsx';
import { useTargets } from './use-targets.ts';

const base = '/api/v1/desk/qr-codes';
const key = ['qr-codes'];
/** Maximum number of codes that the server prints at once. */
const maxPrinted = 60;

export function QrCodesPage() {
  const t = useText();
  const queries = useQueryClient();
  const [isCreating, setIsCreating] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => request<DeskCodesAnswer>(base),
    retry: false,
  });
  return (
    <Page
      title={t('qr-codes.title')}
      about={<Typography color="text.secondary">{t('qr-codes.about')}</Typography>}
      actions={
        <Button variant="contained" onClick={() => setIsCreating(true)}>
          {t('qr-codes.new')}
        </Button>
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Typography>{t('qr-codes.none')}</Typography>}
      {data && data.items.length > 0 && <CodeList items={data.items} />}
      {isCreating && (
        <NewCodeDialog onCreated={(codes) => queries.setQueryData(key, codes)} onClose={() => setIsCreating(false)} />
      )}
    </Page>
  );
}

const isPrintable = ({ state }: DeskCode): boolean => state === 'open' || state === 'waiting';

function CodeList({ items }: { items: readonly DeskCode[] }) {
  const t = useText();
  const printable = items.filter(isPrintable).map(({ id }) => id);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  // A selected code may have ended or been withdrawn in the meantime.
  const printed = printable.filter((id) => selectedIds.has(id)).slice(0, maxPrinted);
  const maxChosen = Math.min(printable.length, maxPrinted);
  const toggleIds = (ids: readonly string[], isSelected: boolean): void => {
    const next = new Set(selectedIds);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setSelectedIds(next);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={printed.length > 0 && printed.length === maxChosen}
              indeterminate={printed.length > 0 && printed.length < maxChosen}
              disabled={printable.length === 0}
              onChange={({ target }) => toggleIds(printable, target.checked)}
            />
          }
          label={t('qr-codes.chooseAll')}
        />
        <Print ids={printed} />
      </Box>
      <CodeTable items={items} printed={new Set(printed)} onChoose={toggleIds} />
    </>
  );
}

function Print({ ids }: { ids: readonly string[] }) {
  const t = useText();
  const [lang, setLang] = useState<Language>(useLanguage());
  return (
    <>
      <TextField
        select
        size="small"
        label={t('qr-codes.printLanguage')}
        value={lang}
        onChange={({ target }) => setLang(target.value as Language)}
        sx={{ minWidth: 180 }}
      >
        {languages.map(({ tag, ownName }) => (
          <MenuItem key={tag} value={tag} lang={tag}>
            {ownName}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        component="a"
        href={withQuery(`${base}/sheet.pdf`, { ids: ids.join(','), lang })}
        target="_blank"
        rel="noopener"
        disabled={ids.length === 0}
      >
        {t('qr-codes.print', { count: ids.length })}
      </Button>
    </>
  );
}

interface CodeTableProps {
  items: readonly DeskCode[];
  printed: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isSelected: boolean) => void;
}

function CodeTable({ items, printed, onChoose }: CodeTableProps) {
  const t = useText();
  const { dateTime, number } = useFormats();
  const queries = useQueryClient();
  const [withdrawn, setWithdrawn] = useState<DeskCode>();
  const validity = ({ startsAt, endsAt }: DeskCode): string =>
    [
      ...(startsAt === null ? [] : [t('qr-codes.fromTime', { time: dateTime(startsAt) })]),
      ...(endsAt === null ? [] : [t('qr-codes.untilTime', { time: dateTime(endsAt) })]),
    ].join(' · ') || t('qr-codes.always');
  return (
    <>
      <DataTable
        label={t('qr-codes.title')}
        columns={(['name', 'page', 'points', 'when', 'scans', 'state', 'actions'] as const).map((column) =>
          t(`qr-codes.${column}`),
        )}
        rows={items.map((code) => ({
          key: code.id,
          cells: [
            <Box key="name" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Checkbox
                size="small"
                checked={printed.has(code.id)}
                disabled={!isPrintable(code)}
                onChange={({ target }) => onChoose([code.id], target.checked)}
                slotProps={{
                  input: { 'aria-label': t('qr-codes.choose', { title: `\u2068${code.title}\u2069` }) },
                }}
              />
              <bdi>{code.title}</bdi>
            </Box>,
            <span key="page">
              {t(`qr-codes.pages.${code.page}`)}
              {code.targetId !== null && <TargetName page={code.page} id={code.targetId} />}
            </span>,
            number(code.points),
            validity(code),
            number(code.scans),
            <Chip
              key="state"
              size="small"
              variant="outlined"
              color={code.state === 'open' ? 'success' : 'default'}
              label={t(`qr-codes.states.${code.state}`)}
            />,
            code.state !== 'withdrawn' && (
              <Button key="withdraw" size="small" color="error" onClick={() => setWithdrawn(code)}>
                {t('qr-codes.withdraw')}
              </Button>
            ),
          ],
        }))}
      />
      {withdrawn && (
        <ReasonDialog
          title={t('qr-codes.withdrawTitle')}
          text={t('qr-codes.withdrawText')}
          action={t('qr-codes.withdraw')}
          color="error"
          reason={{ label: t('frame.reason'), isRequired: true }}
          onConfirm={async (reason) => {
            const path = `${base}/${withdrawn.id}/withdraw`;
            queries.setQueryData(key, await request<DeskCodesAnswer>(path, { method: 'POST', body: { reason } }));
          }}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
    </>
  );
}

/** The name of a page's subject; its id until the name is known, and for pages with too many subjects to list. */
function TargetName({ page, id }: { page: DeskCode['page']; id: string }) {
  const target = useTargets(page)?.find((one) => one.id === id);
  return (
    <>
      {' · '}
      <bdi>{target?.name ?? id}</bdi>
    </>
  );
}
