import type { MediaAnswer, MediaFile, MediaFilter } from '@podium/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { RemoveFileDialog } from './remove-file-dialog.tsx';
import { useMediaColumns } from './use-media-columns.tsx';

const base = '/api/v1/desk/media';
const pageSize = 25;
const groups = ['image', 'video', 'captions', 'document', 'map'] as const satisfies readonly MediaFile['group'][];
const choices = ['unused', 'undescribed'] as const satisfies readonly MediaFilter['only'][];

/** All uploaded files: where they are used, missing descriptions, and removal of unused ones. */
export function MediaPage() {
  const t = useText();
  const { number } = useFormats();
  const lang = useLanguage();
  const queries = useQueryClient();
  const address = useListAddress();
  const { read, page } = address;
  const [removed, setRemoved] = useState<MediaFile>();
  const query = { lang, q: read('q'), group: read('group'), only: read('only') };
  const files = useQuery({
    queryKey: ['media', query, page],
    queryFn: async ({ signal }) =>
      request<MediaAnswer>(base, { query: { ...query, from: (page - 1) * pageSize, count: pageSize }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <ListPage
      title={t('media.title')}
      about={t('media.about')}
      filters={[
        { name: 'q', type: 'search', label: t('media.search') },
        {
          name: 'group',
          type: 'choice',
          label: t('media.type'),
          all: t('frame.all'),
          choices: groups.map((value) => ({ value, name: t(`media.groups.${value}`) })),
        },
        {
          name: 'only',
          type: 'choice',
          label: t('media.show'),
          all: t('frame.all'),
          choices: choices.map((value) => ({ value, name: t(`media.only.${value}`) })),
        },
      ]}
      address={address}
      list={loadedList(files)}
      none={t('media.none')}
      totalText={(count) => t('media.total', { count, shown: number(count) })}
      pages={{ size: pageSize }}
      itemKey={({ sha256 }) => sha256}
      columns={useMediaColumns(files.data?.mayRemove ? setRemoved : undefined)}
    >
      {removed && (
        <RemoveFileDialog
          file={removed}
          onSettled={() => void queries.invalidateQueries({ queryKey: ['media'] })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </ListPage>
  );
}
