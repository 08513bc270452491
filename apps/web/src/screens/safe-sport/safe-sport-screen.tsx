import './safe-sport.css';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../shared/elements/content/other-language.tsx';
import { Paragraphs } from '../../shared/elements/content/paragraphs.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ReportLinks } from '../../shared/results/report/report-links.tsx';
import { ContactCard } from './parts/contact-card.tsx';
import { Film } from './parts/film.tsx';
import { QuickExit } from './parts/quick-exit-button.tsx';

/** R04: contacts, everyone's rights, and the film. The page has no share button, and nothing about it is logged. */
export function SafeSportScreen() {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.safeSport(language));
  return (
    <div className="screen safe-sport">
      <QuickExit />
      <div className="screen-top">
        <h1 className="text-title">{t('screens.safe-sport.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      {data.contacts.length > 0 && (
        <section id="contacts" aria-labelledby="safe-contacts">
          <h2 id="safe-contacts" className="section-title">
            {t('screens.safe-sport.contacts')}
          </h2>
          <ul className="safe-contacts">
            {data.contacts.map((contact) => (
              <ContactCard key={contact.id} contact={contact} />
            ))}
          </ul>
        </section>
      )}
      {data.items.map(({ id, title, text, video, fallback, captions, poster, duration, file }) => (
        <section key={id} aria-labelledby={`safe-${id}`} className="safe-page">
          <h2 id={`safe-${id}`} className="section-title">
            <LocalText value={title} />
          </h2>
          <OtherLanguage value={title} />
          {video && (
            <Film
              video={video}
              fallback={fallback}
              captions={captions}
              poster={poster}
              duration={duration}
              title={title.text}
            />
          )}
          <Paragraphs value={text} />
          {file && <ReportLinks url={file.href} title={title.text} />}
        </section>
      ))}
      {data.items.length === 0 && data.contacts.length === 0 && (
        <EmptyState icon="info" title={t('state.noData')}>
          <p>{t('screens.safe-sport.emptyHint')}</p>
        </EmptyState>
      )}
      <p className="text-second text-ink2">{t('screens.safe-sport.notLogged')}</p>
    </div>
  );
}
