import type { LocalTextAnswer } from '@podium/contract';
import { linkedParts, paragraphsOf } from './linked-parts.ts';
import { HiddenResults } from '../veil/results-state.tsx';
import { useLanguageOf } from './local-text.tsx';

/** A text of the organizers: blank lines separate paragraphs, single ones break lines, addresses become links. */
export function Paragraphs({ value, className = 'prose' }: { value: LocalTextAnswer; className?: string }) {
  const language = useLanguageOf(value);
  if (value.text === '') return <HiddenResults />;
  return (
    <div className={className} {...language}>
      {paragraphsOf(value.text).map((paragraph) => (
        <p key={paragraph.at} className="broken-lines">
          {linkedParts(paragraph.text).map((part) =>
            part.href === undefined ? (
              part.text
            ) : (
              <a key={part.at} href={part.href} rel="noopener noreferrer" target="_blank">
                {part.text}
              </a>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
