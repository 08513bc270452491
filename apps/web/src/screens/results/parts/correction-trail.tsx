import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { readableCode } from '../../../shared/results/readable-code.ts';
import { Reason } from '../../../shared/results/medals/reason.tsx';
import type { CorrectionAnswer } from '@podium/contract';

/** Public corrections: old value, new value, time and reason. */
export function CorrectionTrail({ corrections }: { corrections: CorrectionAnswer[] }) {
  const t = useText();
  const { format } = useGames();
  return (
    <section className="notice tone-warn" id="corrections">
      <Icon name="warning" />
      <div className="main-part">
        <h2 className="strong">{t('parts.result.corrections')}</h2>
        <ul className="stack is-wide">
          {corrections.map((correction) => (
            <li key={`${correction.version} ${correction.at}`}>
              <p className="text-second">
                <time dateTime={correction.at} suppressHydrationWarning>
                  {t(correction.isByOrganizer ? 'parts.result.correctedByOrganizer' : 'parts.result.correctedAt', {
                    time: format.dateTime(correction.at),
                  })}
                </time>
              </p>
              {correction.note && (
                <p>
                  <Reason note={correction.note} noteLanguage={correction.noteLanguage} />
                </p>
              )}
              {correction.changes.length > 0 && <Changes correction={correction} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Changes({ correction }: { correction: CorrectionAnswer }) {
  const t = useText();
  return (
    <Table caption={t('parts.result.changes')} className="change-table">
      <thead>
        <tr>
          <HeaderCell>{t('parts.result.name')}</HeaderCell>
          <HeaderCell>{t('parts.result.field')}</HeaderCell>
          <HeaderCell align="end">{t('parts.result.before')}</HeaderCell>
          <HeaderCell align="end">{t('parts.result.after')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {visibleChanges(correction.changes).map((change, index, all) => (
          <tr key={`${change.competitor} ${change.field}`}>
            {all[index - 1]?.competitor !== change.competitor && (
              <RowHeader rowSpan={all.filter(({ competitor }) => competitor === change.competitor).length}>
                <bdi translate="no">{change.competitor}</bdi>
              </RowHeader>
            )}
            <Cell>{change.name === undefined ? <FieldName field={change.field} /> : <bdi>{change.name}</bdi>}</Cell>
            <Cell align="end" className="num">
              <del>
                <bdi dir="ltr">{change.before ?? '–'}</bdi>
              </del>
            </Cell>
            <Cell align="end" className="num bold">
              <bdi dir="ltr">{change.after ?? '–'}</bdi>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Change = CorrectionAnswer['changes'][number];

/** Merges a mark that became an irregular mark, or the reverse, into one change of the result. */
function visibleChanges(changes: readonly Change[]): Change[] {
  const same = ({ competitor }: Change, field: string) =>
    changes.find((change) => change.field === field && change.competitor === competitor);
  return changes
    .filter((change) => change.field !== 'irm' || !same(change, 'result'))
    .map((change) => {
      if (change.field !== 'result' && change.field !== 'irm') return change;
      const { before = null, after = null } = same(change, 'irm') ?? {};
      return { ...change, field: 'result', before: change.before ?? before, after: change.after ?? after };
    });
}

const fields = ['rank', 'result', 'diff', 'qualification', 'bib', 'points', 'position'] as const;

function FieldName({ field }: { field: string }) {
  const t = useText();
  const knownField = fields.find((candidate) => candidate === field);
  if (knownField) return t(`parts.result.${knownField}`);
  return <bdi dir="ltr">{field.length <= 4 ? field.toUpperCase() : readableCode(field)}</bdi>;
}
