import { useText } from '../../shell/page-context.tsx';
import { TableTools } from '../../elements/table-tools/table-tools.tsx';
import { columnsOf, groupId } from './columns.ts';
import { CrossTable } from './cross-table.tsx';
import { QualificationHint, StandingTable } from './standing-table.tsx';
import type { EventAnswer } from '@podium/contract';

interface EventPartProps {
  event: EventAnswer;
  delegation: string | undefined;
}

/** The groups side by side, each with an anchor: `#group-b`. */
export function EventPools({ event, delegation }: EventPartProps) {
  const t = useText();
  if (event.pools.length === 0) return null;
  const columns = columnsOf({ lines: event.pools.flatMap(({ lines }) => lines) });
  return (
    <section aria-labelledby="groups" data-tables="">
      <div className="section-top">
        <h2 id="groups" className="section-title">
          {t('parts.standing.groups')}
        </h2>
        <TableTools fileName={`groups-${event.id}`} />
      </div>
      <div className="standing-groups">
        {event.pools.map((pool, index) => (
          <section key={pool.phase?.id ?? index} id={groupId(pool.phase?.name, index)} className="text-part">
            <StandingTable
              standing={pool}
              title={<h3 className="standing-group">{pool.phase && <bdi>{pool.phase.name}</bdi>}</h3>}
              delegation={delegation}
              isHintless
              columns={columns}
            />
            <CrossTable pool={pool} title={pool.phase?.name ?? event.name} disciplineKey={event.discipline.key} />
          </section>
        ))}
      </div>
      {event.pools.some(({ lines }) => lines.some(({ qualification }) => qualification)) && <QualificationHint />}
    </section>
  );
}
