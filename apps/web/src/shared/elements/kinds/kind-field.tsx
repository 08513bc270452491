import type { FileLinkAnswer, LocalTextAnswer, PictureAnswer } from '@podium/contract';
import type { ReactNode } from 'react';
import { useGames } from '../../shell/use-games.ts';
import { LocalText } from '../content/local-text.tsx';
import { Paragraphs } from '../content/paragraphs.tsx';
import { Picture } from '../content/picture.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useFileText } from '../parts/file-text.ts';
import type { KindText, ShownField, ShownItem } from './shown-kind.ts';

interface KindFieldProps {
  field: ShownField;
  item: ShownItem;
  text: KindText;
}

/** Returns whether a field has something to show. */
export function isFilled({ name, type }: ShownField, item: ShownItem): boolean {
  const value = item[name];
  if (type === 'flag') return value === true;
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** A field with its name, for a list of facts. */
export function KindFact({ field, item, text }: KindFieldProps) {
  return (
    <div className="kind-fact">
      <dt>{text(`fields.${field.name}`)}</dt>
      <dd>
        <KindValue field={field} item={item} text={text} />
      </dd>
    </div>
  );
}

/** The value of a field by its type. */
export function KindValue({ field: { name, type, to }, item, text }: KindFieldProps): ReactNode {
  const { format } = useGames();
  const value = item[name];
  switch (type) {
    case 'text':
      return <LocalText value={value as LocalTextAnswer} />;
    case 'paragraphs':
      return <Paragraphs value={value as LocalTextAnswer} />;
    case 'image':
      return (
        <Picture picture={value as PictureAnswer} sizes="(min-width: 48rem) 24rem, 100vw" className="kind-picture" />
      );
    case 'date':
      return format.date(value as string);
    case 'days':
      return (value as string[]).map((day) => format.date(day)).join(' · ');
    case 'time':
      return format.dateTime(value as string);
    case 'number':
      return format.number(value as number);
    case 'choice':
      return text(`words.${name}.${value as string}`);
    case 'flag':
      return '✓';
    case 'phone':
      return (
        <a href={`tel:${(value as string).replaceAll(/[^+\d]/gu, '')}`} className="link">
          <bdi dir="ltr">{value as string}</bdi>
        </a>
      );
    case 'email':
      return (
        <a href={`mailto:${value as string}`} className="link">
          <bdi dir="ltr">{value as string}</bdi>
        </a>
      );
    case 'url':
      return (
        <a href={value as string} target="_blank" rel="noopener noreferrer" className="link">
          <bdi dir="ltr">{value as string}</bdi>
        </a>
      );
    case 'file':
      return <FileLinks files={[value as FileLinkAnswer]} />;
    case 'files':
      return <FileLinks files={value as FileLinkAnswer[]} />;
    case 'reference':
      return <Target to={to} value={value} />;
    case 'references':
      return (value as unknown[]).map((one) => <Target key={JSON.stringify(one)} to={to} value={one} />);
    case 'point': {
      const { latitude, longitude } = value as { latitude: number; longitude: number };
      return <bdi dir="ltr">{`${latitude} ${longitude}`}</bdi>;
    }
    default:
      return <bdi>{String(value)}</bdi>;
  }
}

/** The name of what a field refers to; a venue leads to its page. */
function Target({ to, value }: { to: ShownField['to']; value: unknown }) {
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  const { id, name } = value as { id?: string; name: string | LocalTextAnswer };
  if (typeof name !== 'string') return <LocalText value={name} />;
  if (to !== 'venue' || id === undefined) return <bdi>{name}</bdi>;
  return (
    <PlaceLink to="venue" id={id} className="text-link">
      <bdi>{name}</bdi>
    </PlaceLink>
  );
}

function FileLinks({ files }: { files: readonly FileLinkAnswer[] }) {
  const fileText = useFileText();
  return files.map(({ href, mediaType, size }) => (
    <a key={href} href={href} className="link" target="_blank" rel="noopener">
      {fileText(mediaType, size)}
    </a>
  ));
}
