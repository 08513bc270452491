import { Button, Chip } from '@mui/material';
import type { DeskCode, DeskCodesAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request, withQuery } from '../../api/request.ts';
import { LanguageSelect } from '../../fields/language-select.tsx';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import type { ListColumn } from '../../lists/list-table.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { NewCodeDialog } from './new-code-dialog.tsx';
import { useTargets } from './use-targets.ts';

const base = '/api/v1/desk/qr-codes';
const key = ['qr-codes'];
/** Maximum number of codes that the server prints at once. */
const maxPrinted = 60;

const isPrintable = ({ state }: DeskCode): boolean => state === 'open' || state === 'waiting';

export function QrCodesPage() {
  const t = useText();
  const queries = useQueryClient();
  const [isCreating, setIsCreating] = useState(false);
  const [withdrawn, setWithdrawn] = useState<DeskCode>();
  const codes = useQuery({
    queryKey: key,
    queryFn: async () => request<DeskCodesAnswer>(base),
    retry: false,
  });
  return (
    <ListPage
      title={t('qr-codes.title')}
      about={t('qr-codes.about')}
      actions={
        <Button variant="contained" onClick={() => setIsCreating(true)}>
          {t('qr-codes.new')}
        </Button>
      }
      address={useListAddress()}
      list={loadedList(codes)}
      none={t('qr-codes.none')}
      itemKey={({ id }) => id}
      columns={useColumns(setWithdrawn)}
      selection={{
        isSelectable: isPrintable,
        max: maxPrinted,
        allLabel: t('qr-codes.chooseAll'),
        itemLabel: ({ title }) => t('qr-codes.choose', { title: `\u2068${title}\u2069` }),
        actions: (ids) => <Print ids={ids} />,
      }}
    >
      {isCreating && (
        <NewCodeDialog onCreated={(codes) => queries.setQueryData(key, codes)} onClose={() => setIsCreating(false)} />
      )}
      {withdrawn && (
        <DecisionDialog
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
    </ListPage>
  );
}

function useColumns(onWithdraw: (code: DeskCode) => void): ListColumn<DeskCode>[] {
  const t = useText();
  const { dateTime, number } = useFormats();
  const validity = ({ startsAt, endsAt }: DeskCode): string =>
    [
      ...(startsAt === null ? [] : [t('qr-codes.fromTime', { time: dateTime(startsAt) })]),
      ...(endsAt === null ? [] : [t('qr-codes.untilTime', { time: dateTime(endsAt) })]),
    ].join(' · ') || t('qr-codes.always');
  return [
    { name: 'name', label: t('qr-codes.name'), cell: ({ title }) => <bdi>{title}</bdi> },
    {
      name: 'page',
      label: t('qr-codes.page'),
      cell: ({ page, targetId }) => (
        <span>
          {t(`qr-codes.pages.${page}`)}
          {targetId !== null && <TargetName page={page} id={targetId} />}
        </span>
      ),
    },
    { name: 'points', label: t('qr-codes.points'), cell: ({ points }) => number(points) },
    { name: 'when', label: t('qr-codes.when'), cell: validity },
    { name: 'scans', label: t('qr-codes.scans'), cell: ({ scans }) => number(scans) },
    {
      name: 'state',
      label: t('qr-codes.state'),
      cell: ({ state }) => (
        <Chip
          size="small"
          variant="outlined"
          color={state === 'open' ? 'success' : 'default'}
          label={t(`qr-codes.states.${state}`)}
        />
      ),
    },
    {
      name: 'actions',
      label: t('qr-codes.actions'),
      cell: (code) =>
        code.state !== 'withdrawn' && (
          <Button size="small" color="error" onClick={() => onWithdraw(code)}>
            {t('qr-codes.withdraw')}
          </Button>
        ),
    },
  ];
}

function Print({ ids }: { ids: readonly string[] }) {
  const t = useText();
  const [lang, setLang] = useState<Language>(useLanguage());
  return (
    <>
      <LanguageSelect label={t('qr-codes.printLanguage')} value={lang} onChange={setLang} />
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
