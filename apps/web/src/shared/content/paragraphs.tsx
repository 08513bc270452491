import type { LocalTextAnswer } from '@podium/contract';
import { linkedParts } from './linked-parts.ts';
import { useLanguageOf } from './local-text.tsx';

/** A text of the organizers: blank lines separate paragraphs, single ones break lines, addresses become links. */
export function Paragraphs({ value, className = 'prose' }: { value: LocalTextAnswer; className?: string }) {
  const language = useLanguageOf(value);
  return (
    <div className={className} {...language}>
      {value.text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {linkedParts(paragraph).map((part, place) =>
            part.href === undefined ? (
              part.text
            ) : (
              <a key={place} href={part.href} rel="noopener noreferrer" target="_blank">
                {part.text}
              </a>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
