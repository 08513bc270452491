import './kinds.css';
import { LocalText, useLanguageOf } from '../content/local-text.tsx';
import { OtherLanguage } from '../content/other-language.tsx';
import { DataAgeLine } from '../parts/data-age-line.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { isFilled, KindFact, KindValue } from './kind-field.tsx';
import { titleOf } from './shown-kind.ts';
import type { KindText, ShownItem, ShownKind } from './shown-kind.ts';

interface KindPageProps {
  kind: ShownKind;
  item: ShownItem;
  asOf: string | null;
  text: KindText;
}

/** An item of a kind that has no screen of its own, with all of its fields. */
export function KindPage({ kind, item, asOf, text }: KindPageProps) {
  const titleLanguage = useLanguageOf(titleOf(kind, item));
  const filled = kind.fields.filter((field) => field.name !== kind.title && isFilled(field, item));
  return (
    <article className="screen kind-page">
      <div className="screen-top">
        <h1 className="text-title" {...titleLanguage}>
          <LocalText value={titleOf(kind, item)} />
        </h1>
        <OtherLanguage value={titleOf(kind, item)} />
        <DataAgeLine asOf={asOf} />
      </div>
      {filled
        .filter(({ type }) => type === 'image')
        .map((field) => (
          <KindValue key={field.name} field={field} item={item} text={text} />
        ))}
      <dl className="kind-facts">
        {filled
          .filter(({ type }) => type !== 'image' && type !== 'paragraphs')
          .map((field) => (
            <KindFact key={field.name} field={field} item={item} text={text} />
          ))}
      </dl>
      {filled
        .filter(({ type }) => type === 'paragraphs')
        .map((field) => (
          <section key={field.name}>
            <h2 className="section-title">{text(`fields.${field.name}`)}</h2>
            <KindValue field={field} item={item} text={text} />
          </section>
        ))}
      <p>
        <RowLink path={kind.page}>{text('names')}</RowLink>
      </p>
    </article>
  );
}
