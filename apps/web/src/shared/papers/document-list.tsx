import '../report/report.css';
import { Icon } from '@podium/ui';
import type { ContentDocumentAnswer } from '@podium/contract';
import { LocalText } from '../content/local-text.tsx';
import { languageByTag } from '../messages.ts';
import { useText } from '../page-context.tsx';
import { DisciplineSign } from '../parts/discipline-sign.tsx';
import { ReportLinks } from '../report/report-links.tsx';
import { useGames } from '../use-games.ts';
import { PaperMarks } from './paper-marks.tsx';

interface DocumentListProps {
  documents: readonly ContentDocumentAnswer[];
  /** Where to look for newer versions if the list is only a part. */
  all?: readonly ContentDocumentAnswer[];
}

/** Documents of the organizers as lines, each with its file to open or save. */
export function DocumentList({ documents, all = documents }: DocumentListProps) {
  return (
    <ul className="report-list">
      {documents.map((document) => (
        <DocumentLine key={document.id} document={document} newer={all.find(({ id }) => id === document.replacedBy)} />
      ))}
    </ul>
  );
}

interface DocumentLineProps {
  document: ContentDocumentAnswer;
  newer: ContentDocumentAnswer | undefined;
}

function DocumentLine({ document, newer }: DocumentLineProps) {
  const t = useText();
  const { format } = useGames();
  const { id, type, title, summary, discipline, published, version, isPinned, priority, replacedBy, file } = document;
  const language = file.lang && languageByTag(file.lang);
  return (
    <li id={`document-${id}`} className="report-line">
      <Icon name="document" />
      <div>
        <p className="report-title">
          {replacedBy === null ? (
            <LocalText value={title} />
          ) : (
            <s>
              <LocalText value={title} />
            </s>
          )}
          <PaperMarks isPinned={isPinned} priority={priority} isReplaced={replacedBy !== null} />
        </p>
        <p className="report-facts">
          <span>{t(`parts.papers.type.${type}`)}</span>
          {discipline && (
            <span className="report-sport">
              <DisciplineSign disciplineKey={discipline.key} size="row" />
              <bdi>{discipline.name}</bdi>
            </span>
          )}
          {version !== null && <span>{t('parts.report.version', { version: String(version) })}</span>}
          <time dateTime={published} suppressHydrationWarning>
            {format.dateWithWeekday(published)}
          </time>
          {language && <bdi lang={language.intl}>{language.ownName}</bdi>}
        </p>
        {summary && (
          <p className="report-text">
            <LocalText value={summary} />
          </p>
        )}
        {newer && (
          <p className="report-text">
            <a href={`#document-${newer.id}`} className="link">
              {t('parts.report.replacedBy')}
            </a>
          </p>
        )}
      </div>
      <ReportLinks url={file.href} title={title.text} />
    </li>
  );
}
