import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import type { ReportAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

const times = ['HearingTime', 'DecisionTime', 'IssuedTime'] as const;
const affectedAreas = ['AffectsSCH', 'AffectsRES', 'AffectsOTH'] as const;

/**
 * Facts about a protest or a decision: the rule, who lodged it, when it was heard, what it affects, and who decided.
 */
export function RulingFacts({ report }: { report: ReportAnswer }) {
  const t = useText();
  const { format } = useGames();
  const affected = affectedAreas
    .filter((matter) => report.facts?.[matter] === 'Y')
    .map((matter) => t(`parts.report.ruling.${matter}`));
  const entries: { name: string; value: ReactNode }[] = [
    ...(['ItemNum', 'Rule'] as const).map((name) => ({
      name: t(`parts.report.ruling.${name}`),
      value: report.facts?.[name],
    })),
    { name: t('parts.report.ruling.initiator'), value: report.initiator?.name },
    ...times.map((name) => {
      const time = report.facts?.[name];
      return {
        name: t(`parts.report.ruling.${name}`),
        value: isTime(time) && <time dateTime={time}>{format.dateTime(time)}</time>,
      };
    }),
    { name: t('parts.report.ruling.affects'), value: affected.length > 0 && <TextList texts={affected} /> },
    {
      name: t('parts.report.ruling.jury'),
      value: report.jury && <TextList texts={report.jury.map(({ name }) => name)} />,
    },
    {
      name: t('parts.report.ruling.signedBy'),
      value: report.signedBy && <TextList texts={report.signedBy.map(({ name }) => name)} />,
    },
  ].filter(({ value }) => value);
  if (entries.length === 0) return null;
  return (
    <dl className="report-ruling">
      {entries.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd suppressHydrationWarning>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const isTime = (text: string | undefined): text is string => text !== undefined && !Number.isNaN(Date.parse(text));

function TextList({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <bdi key={text} className="report-ruling-one">
      {text}
    </bdi>
  ));
}
