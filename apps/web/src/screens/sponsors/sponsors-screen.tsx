import './sponsors.css';
import { sponsorRows } from '@podium/content/words';
import type { SponsorsAnswer } from '@podium/contract';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { Picture } from '../../shared/elements/content/picture.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';

type Sponsor = SponsorsAnswer['items'][number];

/** Three rows: master sponsors, Olympic sponsors, sponsors under the sports incentive law. */
export function SponsorsScreen() {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.sponsors(language));
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.sponsors.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      {data.items.length === 0 && <EmptyState icon="starred" title={t('screens.sponsors.empty')} />}
      {sponsorRows.map((row) => {
        const sponsors = data.items.filter((sponsor) => sponsor.row === row);
        if (sponsors.length === 0) return null;
        return (
          <section key={row} id={row} aria-labelledby={`${row}-title`}>
            <h2 id={`${row}-title`} className="section-title">
              {t(`screens.sponsors.row.${row}`)}
            </h2>
            <ul className={`sponsors sponsors-${row}`}>
              {sponsors.map((sponsor) => (
                <SponsorCard key={sponsor.id} sponsor={sponsor} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** The name is also text; the link leads directly to the sponsor, without a referrer. */
function SponsorCard({ sponsor: { name, logo, logoDark, web } }: { sponsor: Sponsor }) {
  const t = useText();
  const content = (
    <>
      <span className={logoDark ? 'sponsor-logo has-dark' : 'sponsor-logo'} aria-hidden="true">
        <Picture picture={{ ...logo, alt: { ...logo.alt, text: '' } }} sizes="240px" className="sponsor-light" />
        {logoDark && (
          <Picture
            picture={{ ...logoDark, alt: { ...logoDark.alt, text: '' } }}
            sizes="240px"
            className="sponsor-dark"
          />
        )}
      </span>
      <span className="sponsor-name">
        <LocalText value={name} />
      </span>
    </>
  );
  return (
    <li className="sponsor">
      {web === null ? (
        <span className="sponsor-card">{content}</span>
      ) : (
        <a href={web} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer" className="sponsor-card">
          {content}
          <span className="visually-hidden">{t('screens.sponsors.newWindow')}</span>
        </a>
      )}
    </li>
  );
}
