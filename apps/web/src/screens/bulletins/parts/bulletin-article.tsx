import '../../../shared/results/report/report.css';
import { Button, Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { BulletinAnswer, BulletinsAnswer, FileLinkAnswer } from '@podium/contract';
import { LocalText, useLanguageOf } from '../../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../../shared/elements/content/other-language.tsx';
import { Paragraphs } from '../../../shared/elements/content/paragraphs.tsx';
import { mayOpen } from '../../../shared/shell/may-open.ts';
import { languageByTag } from '../../../shared/shell/messages.ts';
import { useDayTime } from '../../../shared/elements/parts/day-word.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import type { PaperSearch } from '../../../shared/results/papers/paper-list.ts';
import { PaperMarks } from '../../../shared/results/papers/paper-marks.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useFileText } from '../../../shared/elements/parts/file-text.ts';
import { ReportLinks } from '../../../shared/results/report/report-links.tsx';
import { ShareButton } from '../../../shared/elements/share/share-button.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { markRead } from '../read-bulletins.ts';

interface BulletinArticleProps {
  id: string;
  /** The list as displayed, for the links to the previous and next bulletins. */
  list: BulletinsAnswer['items'];
  search: PaperSearch;
}

export function BulletinArticle({ id, list, search }: BulletinArticleProps) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const publishedTime = useDayTime();
  const { data: bulletin } = useSuspenseQuery(queries.bulletin(language, { id }));
  useEffect(() => markRead([id]), [id]);
  const place = list.findIndex((bulletin) => bulletin.id === id);
  const titleLanguage = useLanguageOf(bulletin.title);
  const { number, title, published, text, files, discipline, audience, isPinned, priority, replacedBy } = bulletin;
  return (
    <article className="bulletin" aria-labelledby="bulletin-title">
      {mayOpen('/informativos') && (
        <Link to="/{-$locale}/informativos" search={search} className="back-link">
          <Icon name="chevron" isSmall />
          {t('screens.bulletins.all')}
        </Link>
      )}
      <header className="bulletin-head">
        <p className="text-second text-ink2">{t('screens.bulletins.number', { number: format.number(number) })}</p>
        <h1 id="bulletin-title" className="text-title" {...titleLanguage}>
          <LocalText value={title} />
        </h1>
        <p className="paper-facts">
          <time dateTime={published} suppressHydrationWarning>
            {publishedTime(published)}
          </time>
          <OtherLanguage value={title} />
          {discipline && <bdi>{discipline.name}</bdi>}
          <span>{t(`screens.bulletins.audience.${audience}`)}</span>
          <PaperMarks kind="bulletin" isPinned={isPinned} priority={priority} isReplaced={replacedBy !== null} />
        </p>
      </header>
      <Replacement bulletin={bulletin} search={search} />
      <Paragraphs value={text} />
      {files.length > 0 && (
        <section className="bulletin-files" aria-labelledby="bulletin-files">
          <h2 id="bulletin-files" className="section-title">
            {t('screens.bulletins.files')}
          </h2>
          <ul>
            {files.map((file) => (
              <FileLine key={file.href} file={file} title={title.text} />
            ))}
          </ul>
        </section>
      )}
      <div className="bulletin-actions">
        <ShareButton name={title.text} />
        <Button icon="print" className="needs-scripts" onClick={() => print()}>
          {t('screens.bulletins.print')}
        </Button>
      </div>
      <nav aria-label={t('screens.bulletins.neighbors')} className="bulletin-neighbors">
        <Neighbor bulletin={list[place - 1]} search={search} name={t('action.previous')} />
        <Neighbor bulletin={place === -1 ? undefined : list[place + 1]} search={search} name={t('action.next')} />
      </nav>
    </article>
  );
}

interface NeighborProps {
  search: PaperSearch;
}

/** Links to the bulletin that this one replaces, and to the one that replaces it. */
function Replacement({ bulletin: { replaces, replacedBy }, search }: NeighborProps & { bulletin: BulletinAnswer }) {
  const t = useText();
  const link = (other: { id: string; number: number }) => (
    <Link
      to="/{-$locale}/informativos/$id"
      params={(now) => ({ ...now, id: other.id })}
      search={search}
      className="link"
    >
      {t('screens.bulletins.number', { number: String(other.number) })}
    </Link>
  );
  return (
    <>
      {replacedBy && (
        <p className="notice tone-warn">
          <Icon name="warning" />
          <span>
            {t('screens.bulletins.replacedBy')} {link(replacedBy)}
          </span>
        </p>
      )}
      {replaces && (
        <p className="text-ink2">
          {t('screens.bulletins.replaces')} {link(replaces)}
        </p>
      )}
    </>
  );
}

function FileLine({ file, title }: { file: FileLinkAnswer; title: string }) {
  const t = useText();
  const fileText = useFileText();
  const language = file.lang && languageByTag(file.lang);
  return (
    <li className="bulletin-file">
      <span className="bulletin-file-name">
        <Icon name="document" />
        <span>
          {language && <bdi lang={language.tag}>{language.ownName}</bdi>}
          <span className="second-line text-ink2">{fileText(file.mediaType, file.size)}</span>
        </span>
      </span>
      <ReportLinks
        url={file.href}
        title={language ? t('shared.pair', { first: title, second: language.ownName }) : title}
      />
    </li>
  );
}

function Neighbor({
  bulletin,
  search,
  name,
}: NeighborProps & { bulletin: BulletinsAnswer['items'][number] | undefined; name: string }) {
  if (!bulletin) return <span />;
  return (
    <Link
      to="/{-$locale}/informativos/$id"
      params={(now) => ({ ...now, id: bulletin.id })}
      search={search}
      preload={false}
      className="bulletin-neighbor"
    >
      <span className="text-second text-ink2">{name}</span>
      <LocalText value={bulletin.title} />
    </Link>
  );
}
