import type { ContentDocumentAnswer } from '@podium/contract';
import { LocalText } from '../../elements/content/local-text.tsx';
import { OtherLanguage } from '../../elements/content/other-language.tsx';
import { languageByTag } from '../../shell/messages.ts';
import { useDayTime } from '../../elements/parts/day-word.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { useFileText } from '../../elements/parts/file-text.ts';
import { PaperLine } from '../report/paper-line.tsx';
import { PaperMarks } from './paper-marks.tsx';

interface DocumentListProps {
  documents: readonly ContentDocumentAnswer[];
  /** All papers, to look up newer versions if the list is only a part. */
  all?: readonly ContentDocumentAnswer[];
}

/** Documents of the organizers, one per line, each with its file to open or save. */
export function DocumentList({ documents, all = documents }: DocumentListProps) {
  return (
    <ul className="rows report-list">
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
  const { language: own } = usePage();
  const publishedTime = useDayTime();
  const fileText = useFileText();
  const { id, type, title, summary, discipline, published, version, isPinned, priority, replacedBy, file } = document;
  const language = file.lang && file.lang !== own && languageByTag(file.lang);
  return (
    <PaperLine
      id={`document-${id}`}
      url={file.href}
      name={title.text}
      title={
        replacedBy === null ? (
          <LocalText value={title} />
        ) : (
          <s>
            <LocalText value={title} />
          </s>
        )
      }
      marks={<PaperMarks kind="document" isPinned={isPinned} priority={priority} isReplaced={replacedBy !== null} />}
    >
      <p className="report-facts">
        <time dateTime={published} suppressHydrationWarning>
          {publishedTime(published)}
        </time>
        <span>{t(`parts.papers.type.${type}`)}</span>
        <OtherLanguage value={title} />
        {discipline && (
          <span className="report-sport">
            <DisciplineSign disciplineKey={discipline.key} size="row" />
            <bdi>{discipline.name}</bdi>
          </span>
        )}
        {version !== null && version > 1 && <span>{t('parts.report.version', { version: String(version) })}</span>}
        {language && (
          <span>
            <bdi lang={language.tag}>{language.ownName}</bdi>
          </span>
        )}
        <span>
          <bdi className="report-file num">{fileText(file.mediaType, file.size)}</bdi>
        </span>
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
    </PaperLine>
  );
}
