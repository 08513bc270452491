import type { CourseAnswer } from '@podium/contract';
import { Badge, Button, Icon } from '@podium/ui';
import { LocalText } from '../../../shared/elements/content/local-text.tsx';
import { Paragraphs } from '../../../shared/elements/content/paragraphs.tsx';
import { languageByTag } from '../../../shared/shell/messages.ts';
import { useText } from '../../../shared/shell/page-context.tsx';

interface LessonPartProps {
  lesson: CourseAnswer['lessons'][number];
  /** Position among the lessons, from 1. */
  number: number;
  isDone: boolean;
  onDone: () => void;
}

/** A lesson: text, film with captions, file, and a button that marks it as done. */
export function LessonPart({ lesson, number, isDone, onDone }: LessonPartProps) {
  const t = useText();
  const { id, title, text, minutes, video, fallback, captions, file } = lesson;
  return (
    <li id={id} className="lesson">
      <div className="lesson-head">
        <h3 className="lesson-name">
          <span className="lesson-number num">{number}</span>
          <LocalText value={title} />
        </h3>
        {minutes !== null && (
          <p className="text-second text-ink2">{t('screens.courses.minutes', { count: minutes })}</p>
        )}
      </div>
      {text && <Paragraphs value={text} />}
      {video && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks follow, one per language
        <video
          controls
          playsInline
          preload="metadata"
          className="lesson-video"
          aria-label={t('screens.courses.videoOf', { name: title.text })}
        >
          <source src={video.href} type={video.mediaType} />
          {fallback && <source src={fallback.href} type={fallback.mediaType} />}
          {captions.map(({ href, lang }) => (
            <track key={href} kind="captions" src={href} srcLang={lang} label={languageByTag(lang).ownName} />
          ))}
        </video>
      )}
      <div className="course-actions">
        {file && (
          <a href={file.href} hrefLang={file.lang} target="_blank" rel="noopener noreferrer" className="button">
            <Icon name="document" />
            {t('screens.courses.file')}
          </a>
        )}
        {isDone ? (
          <Badge tone="ok" icon="tick">
            {t('screens.courses.done')}
          </Badge>
        ) : (
          <Button
            look="main"
            icon="tick"
            className="needs-scripts"
            aria-label={t('screens.courses.finishLesson', { name: title.text })}
            onClick={onDone}
          >
            {t('screens.courses.finish')}
          </Button>
        )}
      </div>
    </li>
  );
}
