import { TabLinks } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { bringIntoView } from '../../../shared/parts/bring-into-view.ts';
import { DisciplineActions } from '../../../shared/discipline-shell/discipline-actions.tsx';
import { useText } from '../../../shared/page-context.tsx';
import { ScoreHeader } from '../../../shared/result/score-header.tsx';
import { unitTabs } from '../search.ts';
import { NeighbourLinks } from './unit-extras.tsx';
import { UnitHeader } from './unit-header.tsx';
import type { UnitAnswer } from '@podium/contract';
import type { ReactNode } from 'react';
import type { UnitTab } from '../search.ts';

/** What stands round every page of a unit: the sport's buttons, the unit, its score, its tabs, its neighbours. */
export function UnitFrame({ unit, tab, children }: { unit: UnitAnswer; tab: UnitTab; children: ReactNode }) {
  return (
    <div className="screen">
      <UnitHeader unit={unit} />
      {unit.discipline && <DisciplineActions disciplineKey={unit.discipline.key} current="results" isWithin />}
      {unit.isHeadToHead && <ScoreHeader unit={unit} />}
      <UnitTabs unit={unit} tab={tab} />
      {children}
      <NeighbourLinks unit={unit} />
    </div>
  );
}

function UnitTabs({ unit, tab }: { unit: UnitAnswer; tab: UnitTab }) {
  const t = useText();
  if (!unit.discipline) return null;
  const { key } = unit.discipline;
  return (
    <TabLinks label={t('parts.result.tabs')}>
      {unitTabs.map((name) => (
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
          {t(`parts.result.tab.${name}`)}
        </Link>
      ))}
    </TabLinks>
  );
}
