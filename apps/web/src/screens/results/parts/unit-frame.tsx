import { startListKind } from '@podium/contract/start-list-kind';
import { printPaths } from '@podium/contract/print-paths';
import { TabLinks } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { bringIntoView } from '../../../shared/elements/parts/bring-into-view.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { PrintLink } from '../../../shared/elements/print/print-link.tsx';
import { CodeNamesContext } from '../../../shared/results/sport/code-names.ts';
import { useSport } from '../../../shared/results/sport/use-sport.ts';
import { TableTools } from '../../../shared/elements/table-tools/table-tools.tsx';
import { mainTab, unitTabs } from '../unit-tabs.ts';
import { useLiveTitle } from '../use-live-title.ts';
import { NeighborLinks } from './unit-extras.tsx';
import { ContestHead } from '../../../shared/results/result/contest-head.tsx';
import { HeadStrip } from '../../../shared/results/result/head-strip.tsx';
import { StateSlot } from '../../../shared/results/result/state-slot.tsx';
import type { UnitAnswer } from '@podium/contract';
import type { ReactNode } from 'react';
import type { UnitTab } from '../search.ts';

interface UnitFrameProps {
  unit: UnitAnswer;
  tab: UnitTab;
  /** Facts around the contest: next to the results on wide screens, below them on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The common frame of a unit's pages: head, current state, tabs, and links to the previous and next contests. */
export function UnitFrame({ unit, tab, aside, children }: UnitFrameProps) {
  useLiveTitle(unit, tab);
  return (
    <div className="screen">
      <HeadStrip unit={unit} />
      <ContestHead key={unit.id} unit={unit} />
      {unit.description && (
        <p className="text-ink2">
          <bdi>{unit.description}</bdi>
        </p>
      )}
      <StateSlot key={`state ${unit.id}`} unit={unit} />
      {unit.goOn && <p className="text-second text-ink2">{unit.goOn.join(' ')}</p>}
      <UnitTabs unit={unit} tab={tab} />
      <div className={aside && unit.venue ? 'unit-columns' : 'unit-main'}>
        <div className="unit-main" data-tables="">
          <CodeNamesContext value={unit.codeNames}>{children}</CodeNamesContext>
          <UnitPrint unit={unit} tab={tab} />
        </div>
        <aside className="unit-main">
          <CodeNamesContext value={unit.codeNames}>{aside}</CodeNamesContext>
          <NeighborLinks unit={unit} />
        </aside>
      </div>
    </div>
  );
}

/** Exports of the start list or the results: PDF, table and picture. */
function UnitPrint({ unit: { id, startList, results }, tab }: { unit: UnitAnswer; tab: UnitTab }) {
  const isStartList = tab === 'startlist' && startList.length > 0;
  if (!isStartList && !(tab === 'results' && results.length > 0)) return null;
  return (
    <div className="unit-take">
      <PrintLink path={isStartList ? printPaths.startList(id) : printPaths.results(id)} />
      <TableTools fileName={`${tab}-${id}`} picture={`unit-${id}`} />
    </div>
  );
}

function UnitTabs({ unit, tab }: { unit: UnitAnswer; tab: UnitTab }) {
  const t = useText();
  const { discipline } = useSport(unit.discipline?.code);
  const tabs = unitTabs(unit, discipline, tab);
  if (!unit.discipline || tabs.length < 2) return null;
  const { key } = unit.discipline;
  return (
    <TabLinks label={t('parts.result.tabs')}>
      {tabs.map((name) => (
        <Link
          key={name}
          to="/{-$locale}/discipline/$key/results/$unit/$tab"
          params={{ key, unit: unit.id, tab: name }}
          search={{}}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={tab === name ? 'page' : undefined}
          ref={tab === name ? bringIntoView : undefined}
        >
          {name === 'startlist'
            ? t('parts.result.startList', { kind: startListKind(unit, discipline.contest) })
            : t(`parts.result.tab.${name === 'results' ? mainTab(unit, discipline) : name}`)}
        </Link>
      ))}
    </TabLinks>
  );
}
