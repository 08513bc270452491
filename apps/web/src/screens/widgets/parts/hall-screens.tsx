import { pages } from '@podium/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { itemWords } from '../../../shared/elements/item-state.ts';
import { DOT } from '../../../shared/elements/dot.ts';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';

/** Addresses of the boards for unattended screens: the venues, the medal table, and the contests that are on. */
export function HallScreens() {
  const t = useText();
  const { language } = usePage();
  const { data } = useQuery(queries.live(language));
  const contests = (data?.live ?? []).flatMap((contest) => {
    const { id, event, discipline } = contest;
    if (!discipline) return [];
    const name = [discipline.name, event?.name, itemWords(contest).part].filter(Boolean).join(DOT);
    return [{ path: `${pages.unit(discipline.key, id)}/results?as=board`, name }];
  });
  return (
    <section aria-labelledby="hall-screens">
      <h2 id="hall-screens" className="section-title">
        {t('screens.widgets.screens')}
      </h2>
      <p>{t('screens.widgets.screensText')}</p>
      <ul className="widgets-screens">
        <li>
          <RowLink path="/venues?as=board">{t('screens.widgets.allVenues')}</RowLink>
        </li>
        <li>
          <RowLink path="/medals/all?as=board">{t('shared.medalTable')}</RowLink>
        </li>
      </ul>
      <p className="text-ink2">{t('screens.widgets.screensWhere')}</p>
      {contests.length > 0 && (
        <>
          <h3 className="bold">{t('screens.widgets.contestsOn')}</h3>
          <ul className="widgets-screens">
            {contests.map(({ path, name }) => (
              <li key={path}>
                <RowLink path={path}>
                  <bdi>{name}</bdi>
                </RowLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
