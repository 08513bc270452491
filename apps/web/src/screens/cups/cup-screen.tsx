import './cups.css';
import { printPaths } from '@podium/contract/print-paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Paragraphs } from '../../shared/elements/content/paragraphs.tsx';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../shared/elements/content/other-language.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { PrintLink } from '../../shared/elements/print/print-link.tsx';
import { TableTools } from '../../shared/elements/table-tools/table-tools.tsx';
import { NoResults } from '../../shared/elements/veil/results-state.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { CupCourse } from './parts/cup-course.tsx';
import { CupRule } from './parts/cup-rule.tsx';
import { CupTable } from './parts/cup-table.tsx';

/** @param chosen id of the side that the chart highlights */
export function CupScreen({ id, chosen }: { id: string; chosen?: string }) {
  const t = useText();
  const { language } = usePage();
  const { data: cup } = useSuspenseQuery(queries.cup(language, { id }));
  const { title, rule, events, rows } = cup;
  return (
    <div className="screen cup-page" data-tables="">
      <p className="cup-back text-second">
        <Link to="/{-$locale}/cups" className="link">
          {t('screens.cups.title')}
        </Link>
      </p>
      <div className="screen-top">
        <h1 className="text-title">
          <LocalText value={title} />
        </h1>
        <DataAgeLine asOf={cup.asOf} />
        {rows.length > 0 && <TableTools fileName={`cup-${id}`} />}
      </div>
      <p className="text-ink2">
        {t('screens.cups.events', events)} <OtherLanguage value={title} />
      </p>
      {rows.length > 0 ? (
        <>
          <CupTable cup={cup} />
          <CupCourse cup={cup} chosen={chosen} />
        </>
      ) : (
        <NoResults icon="medal" title={t('parts.cups.noPoints')}>
          <p>{t('screens.cups.noPointsHint')}</p>
        </NoResults>
      )}
      <section className="cup-rule">
        <h2 className="section-title">{t('screens.cups.rule')}</h2>
        {rule && <Paragraphs value={rule} />}
        <CupRule count={cup.count} isByTeam={cup.isByTeam} />
      </section>
      {rows.length > 0 && <PrintLink path={printPaths.cup(id)} />}
    </div>
  );
}
