// Imported before the chart itself, so that a server-rendered chart is styled immediately.
import './charts.css';
import './places-chart.css';
import { useSport } from '../sport/use-sport.ts';
import { chartOf } from './chart-of.ts';
import { chartParts } from './chart-parts.ts';
import type { UnitAnswer } from '@podium/contract';

export function UnitChart({ unit }: { unit: UnitAnswer }) {
  const sport = useSport(unit.discipline?.code);
  const kind = chartOf(sport.discipline, unit);
  if (!kind) return null;
  const { Part } = chartParts[kind];
  return <Part unit={unit} sport={sport} />;
}
