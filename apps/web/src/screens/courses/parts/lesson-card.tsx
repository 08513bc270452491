import { Icon, showToast } from '@podium/ui';
import { useState } from 'react';
import type { CourseAnswer } from '@podium/contract';
import { CaptionedVideo } from '../../../shared/content/captioned-video.tsx';
import { LocalText } from '../../../shared/content/local-text.tsx';
import { Paragraphs } from '../../../shared/content/paragraphs.tsx';
import { useText } from '../../../shared/page-context.tsx';
import { ReportLinks } from '../../../shared/report/report-links.tsx';
import { useGames } from '../../../shared/use-games.ts';
import type { Progress } from '../use-progress.ts';

interface LessonCardProps {
  lesson: CourseAnswer['lessons'][number];
  number: number;
  progress: Progress;
}

export function LessonCard({ lesson, number, progress }: LessonCardProps) {
  const t = useText();
  const { format } = useGames();
  const [isSending, setSending] = useState(false);
  const { id, title, text, minutes, video, captions, file } = lesson;
  const isDone = progress.done?.includes(id) ?? false;
  const mark = async () => {
    setSending(true);
    try {
      await progress.mark(id, !isDone);
    } catch {
      showToast({ kind: 'error', text: t('screens.courses.markFailed'), id: 'lesson' });
    } finally {
      setSending(false);
    }
  };
  return (
    <li className="lesson" id={id}>
      <h2 className="lesson-title">
        <span className="lesson-number num" aria-hidden="true">
          {isDone ? <Icon name="check" isSmall /> : format.number(number)}
        </span>
        <LocalText value={title} />
        {minutes !== null && <span className="lesson-minutes">{t('screens.courses.minutes', { count: minutes })}</span>}
      </h2>
      {video && <CaptionedVideo video={video} captions={captions} title={title.text} className="lesson-video" />}
      {text && <Paragraphs value={text} />}
      {file && <ReportLinks url={file.href} title={title.text} />}
      <label className="lesson-done needs-scripts">
        <input
          type="checkbox"
          checked={isDone}
          disabled={progress.done === undefined || isSending}
          onChange={() => void mark()}
        />
        <span>
          {t('screens.courses.finished')}
          <span className="visually-hidden">
            {' '}
            <LocalText value={title} />
          </span>
        </span>
      </label>
    </li>
  );
}
