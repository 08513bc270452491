import { useSuspenseQuery } from '@tanstack/react-query';
import { EventPageHead } from '../../shared/program/event-head/event-page-head.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { Notes } from '../../shared/elements/parts/notes.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { Decisions } from '../../shared/results/standing/decisions.tsx';
import { ResultLines } from '../../shared/results/result/result-table.tsx';
import { CodeNamesContext } from '../../shared/results/sport/code-names.ts';
import { NoResults } from '../../shared/elements/veil/results-state.tsx';
import type { PhaseAnswer, StandingAnswer } from '@podium/contract';

interface PhaseScreenProps {
  phaseId: string;
  /** Show all rows of a long table. */
  isWhole: boolean;
}

/** A round as one list: the competitors of all its heats, their qualification, and totals of several runs. */
export function PhaseScreen({ phaseId, isWhole }: PhaseScreenProps) {
  const t = useText();
  const { language } = usePage();
  const { data: phase } = useSuspenseQuery(queries.phase(language, { id: phaseId }));
  const { ranking, total } = phase;
  return (
    <div className="screen">
      <EventPageHead
        discipline={phase.discipline}
        event={phase.event}
        name={phase.name}
        isUnofficial={[ranking, total].some((list) => list?.status === 'UNOFFICIAL')}
        asOf={phase.asOf}
      />
      {!ranking && !total && <NoResults icon="list" title={t('screens.phase.empty')} />}
      <CodeNamesContext value={phase.codeNames}>
        {ranking && <RoundList phase={phase} title={t('screens.phase.ranking')} list={ranking} isWhole={isWhole} />}
        {total && <RoundList phase={phase} title={t('screens.phase.total')} list={total} isWhole={isWhole} />}
      </CodeNamesContext>
    </div>
  );
}

interface RoundListProps {
  phase: PhaseAnswer;
  title: string;
  list: StandingAnswer;
  isWhole: boolean;
}

function RoundList({ phase: { discipline, event }, title, list, isWhole }: RoundListProps) {
  const { lines, details = [], notes } = list;
  return (
    <section>
      <h2 className="section-title">{title}</h2>
      <ResultLines
        unit={{ results: lines, details, isHeadToHead: false, discipline, event }}
        isWhole={isWhole}
        caption={title}
      />
      <Decisions details={details} />
      <Notes notes={notes} />
    </section>
  );
}
