import './workshop.css';
import {
  Avatar,
  Badge,
  Button,
  DataAge,
  EmptyState,
  ErrorState,
  Flag,
  Pagination,
  Pictogram,
  SearchField,
  SegmentedLinks,
  SelectField,
  Skeleton,
  TabLinks,
  Tooltip,
  chipClass,
} from '@podium/ui';
import sprite from '@podium/disciplines/pictograms.svg?url';
import { pictograms } from '@podium/disciplines/pictograms';
import { useText } from '../../shared/shell/page-context.tsx';
import { organisations } from '../../fixtures/places.ts';
import { Dialogs } from './parts/dialogs.tsx';
import { LongTable } from './parts/long-table.tsx';
import { Sample, Workshop } from './parts/sample.tsx';
import { Toasts } from './parts/toasts.tsx';

const tones = ['live', 'live-outline', 'ok', 'warn', 'protest', 'info', 'mute'] as const;
const sampleWords = ['Podium', 'Əliyeva', 'محمد'] as const;

/** Every component of the design system in its states. */
export function MoreDevPage() {
  const t = useText();
  const here = (
    <a href="#here" aria-current="true">
      {sampleWords[0]}
    </a>
  );
  const there = <a href="#there">{sampleWords[1]}</a>;
  return (
    <Workshop name="more-dev">
      <Sample name="Button">
        <div className="cluster">
          <Button look="main" icon="check">
            {t('action.apply')}
          </Button>
          <Button>{t('action.retry')}</Button>
          <Button look="quiet" icon="cross">
            {t('action.close')}
          </Button>
          <Button disabled>{t('action.next')}</Button>
        </div>
      </Sample>
      <Sample name="chip, SegmentedLinks, TabLinks">
        <div className="stack is-wide">
          <div className="chips">
            {sampleWords.map((word, index) => (
              <a key={word} href="#chip" className={chipClass} aria-current={index === 0 ? 'true' : undefined}>
                <bdi>{word}</bdi>
              </a>
            ))}
          </div>
          <SegmentedLinks label={t('nav.menu')}>
            {here}
            {there}
          </SegmentedLinks>
          <TabLinks label={t('nav.menu')}>
            {here}
            {there}
          </TabLinks>
        </div>
      </Sample>
      <Sample name="SelectField, SearchField">
        <div className="stack is-wide">
          <SelectField
            label={t('nav.language')}
            name="word"
            value={sampleWords[0]}
            options={sampleWords.map((word) => ({ value: word, label: word }))}
            onChange={() => undefined}
          />
          <SearchField label={t('shared.searchLabel')} />
        </div>
      </Sample>
      <Sample name="Badge">
        <div className="cluster">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} icon="flag">
              {tone}
            </Badge>
          ))}
          <Badge tone="live" icon="dot" isPulsing>
            {t('state.live')}
          </Badge>
        </div>
      </Sample>
      <Sample name="Avatar, Flag">
        <div className="workshop-line cluster">
          {sampleWords.map((word) => (
            <Avatar key={word} name={word} />
          ))}
          <Avatar name="Ana Lúcia Souza" size="page" />
          {organisations.slice(0, 6).map(({ code, flag }) => (
            <Flag key={code} code={code} picture={flag} size="title" />
          ))}
          <Flag code="AIN" picture={null} />
        </div>
      </Sample>
      <Sample name="Pictogram">
        <ul className="cluster is-wide">
          {pictograms.map((name) => (
            <li key={name} className="workshop-pictogram text-ink2">
              <Pictogram sprite={sprite} name={name} size="title" />
              <bdi dir="ltr">{name}</bdi>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Tooltip">
        <Tooltip text={t('nav.search')}>
          {(describedBy) => <Button aria-describedby={describedBy}>{sampleWords[0]}</Button>}
        </Tooltip>
      </Sample>
      <Dialogs />
      <Toasts />
      <Sample name="Skeleton, EmptyState, ErrorState, DataAge">
        <Skeleton label={t('state.loading')} heights={['title', 'row', 'card']} />
        <EmptyState title={t('state.noEvents')} />
        <ErrorState
          title={t('state.loadError')}
          text={t('state.tryLater')}
          retryLabel={t('action.retry')}
          onRetry={() => undefined}
        />
        <DataAge asOf="2026-11-20T10:42:00-03:00" age={t('state.asOf', { time: '10:42' })} />
        <DataAge
          asOf="2026-11-20T10:42:00-03:00"
          level="offline"
          age={t('state.offline', { saved: t('state.savedMinutes', { count: 18 }) })}
        />
      </Sample>
      <Sample name="Pagination">
        {[1, 5, 12].map((page) => (
          <Pagination
            key={page}
            label={t('nav.menu')}
            page={page}
            pages={12}
            previous={t('action.previous')}
            next={t('action.next')}
            link={(to, name, isCurrent) => (
              <a href={`#page-${to}`} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </a>
            )}
          />
        ))}
      </Sample>
      <LongTable />
    </Workshop>
  );
}
