import { printPaths } from '@podium/contract/print-paths';
import { TabLinks } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { bringIntoView } from '../../../shared/parts/bring-into-view.ts';
import { useText } from '../../../shared/page-context.tsx';
import { PrintLink } from '../../../shared/print/print-link.tsx';
import { CodeNamesContext } from '../../../shared/sport/code-names.ts';
import { useSport } from '../../../shared/sport/use-sport.ts';
import { scorePart } from '../score-part.ts';
import { mainTabOf, tabsOf } from '../unit-tabs.ts';
import { useLiveTitle } from '../use-live-title.ts';
import { NeighbourLinks } from './unit-extras.tsx';
import { UnitHeader } from './unit-header.tsx';
import { UnitHeadline } from '../../../shared/result/unit-headline.tsx';
import type { UnitAnswer } from '@podium/contract';
import type { ReactNode } from 'react';
import type { UnitTab } from '../search.ts';

const { Part: Score } = scorePart;

/** What stands round every page of a unit: what it is, its score, what it came to, its tabs, its neighbours. */
export function UnitFrame({ unit, tab, children }: { unit: UnitAnswer; tab: UnitTab; children: ReactNode }) {
  useLiveTitle(unit, tab);
  return (
    <div className="screen">
      <UnitHeader unit={unit} />
      {unit.description && (
        <p className="text-ink2">
          <bdi>{unit.description}</bdi>
        </p>
      )}
      {unit.isHeadToHead && <Score unit={unit} />}
      {tab === 'results' && <UnitHeadline key={unit.id} unit={unit} />}
      {unit.goOn && <p className="text-second text-ink2 outcome">{unit.goOn.join(' ')}</p>}
      <UnitTabs unit={unit} tab={tab} />
      <CodeNamesContext value={unit.codeNames}>{children}</CodeNamesContext>
      <UnitPrint unit={unit} tab={tab} />
      <NeighbourLinks unit={unit} />
    </div>
  );
}

/** The start list or the results as PDF, on their page. */
function UnitPrint({ unit: { id, startList, results }, tab }: { unit: UnitAnswer; tab: UnitTab }) {
  if (tab === 'startlist' && startList.length > 0) return <PrintLink path={printPaths.startList(id)} />;
  if (tab === 'results' && results.length > 0) return <PrintLink path={printPaths.results(id)} />;
  return null;
}

function UnitTabs({ unit, tab }: { unit: UnitAnswer; tab: UnitTab }) {
  const t = useText();
  const { discipline } = useSport(unit.discipline?.code);
  const tabs = tabsOf(unit, discipline, tab);
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
          {t(`parts.result.tab.${name === 'results' ? mainTabOf(unit, discipline) : name}`)}
        </Link>
      ))}
    </TabLinks>
  );
}
