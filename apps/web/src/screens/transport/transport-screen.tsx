import './transport.css';
import { Button, EmptyState, SearchField } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { LineList } from './parts/line-list.tsx';
import { NearMe } from './parts/near-me.tsx';
import { SpecialToday } from './parts/special-days.tsx';
import { StarredStops } from './parts/starred-list.tsx';
import { TransportDocuments } from './parts/transport-documents.tsx';
import { StopList } from './parts/stop-list.tsx';
import { TimetableSource } from './parts/timetable-source.tsx';
import { findTransport } from './state.ts';
import type { TransportSearch } from './search.ts';

/** Lines and stops; starred and nearest stops with their next departures. */
export function TransportScreen({ search }: { search: TransportSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data: transport } = useSuspenseQuery(queries.transport(language));
  const [text, setText] = useState(search.q ?? '');
  const matches = findTransport(transport, text);
  const isSearch = text.trim() !== '';
  const count = matches.lines.length + matches.stops.length;
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.transport.menu')}</h1>
        <DataAgeLine asOf={transport.asOf} />
      </div>
      {transport.total === 0 ? (
        <>
          <EmptyState icon="bus" title={t('screens.transport.empty')}>
            <p>{t('screens.transport.emptyHint')}</p>
          </EmptyState>
          <TransportDocuments />
        </>
      ) : (
        <>
          <SpecialToday lines={transport.lines} />
          <TransportSearchField text={text} onType={setText} />
          {isSearch ? (
            <output className="text-second text-ink2">{t('shared.searchCount', { count })}</output>
          ) : (
            <>
              <StarredStops stops={transport.stops} />
              <NearMe stops={transport.stops} isRequested={search.near === '1'} />
            </>
          )}
          {count === 0 && <EmptyState icon="search" title={t('state.noMatch')} />}
          <div className="transport-lists">
            <LineList lines={matches.lines} />
            <StopList stops={matches.stops} lines={transport.lines} />
          </div>
          {!isSearch && <TransportDocuments />}
          <TimetableSource transport={transport} />
        </>
      )}
    </div>
  );
}

interface TransportSearchFieldProps {
  text: string;
  onType: (text: string) => void;
}

function TransportSearchField({ text, onType }: TransportSearchFieldProps) {
  const t = useText();
  const navigate = useNavigate({ from: '/{-$locale}/transport' });
  const handleChange = (text: string) => {
    onType(text);
    void navigate({ search: { q: text.trim().slice(0, 80) || undefined }, replace: true, resetScroll: false });
  };
  return (
    <search>
      <form method="get" className="transport-search" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          name="q"
          label={t('screens.transport.search')}
          value={text}
          maxLength={80}
          onChange={({ currentTarget }) => handleChange(currentTarget.value)}
        />
        <Button type="submit" className="unscripted">
          {t('nav.search')}
        </Button>
      </form>
    </search>
  );
}
