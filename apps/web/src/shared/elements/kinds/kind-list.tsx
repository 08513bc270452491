import './kinds.css';
import { EmptyState } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { LocalText } from '../content/local-text.tsx';
import { OtherLanguage } from '../content/other-language.tsx';
import { DataAgeLine } from '../parts/data-age-line.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { isFilled, KindFact, KindValue } from './kind-field.tsx';
import { pathOf, titleOf } from './shown-kind.ts';
import type { KindText, ShownItem, ShownKind } from './shown-kind.ts';

interface KindListProps {
  kind: ShownKind;
  data: { items: readonly ShownItem[]; asOf: string | null };
  text: KindText;
}

/** The published items of a kind that has no screen of its own: pictures, names and short facts. */
export function KindList({ kind, data, text }: KindListProps) {
  const t = useText();
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{text('names')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      {data.items.length === 0 ? (
        <EmptyState icon="list" title={t('parts.kinds.nothing')} />
      ) : (
        <ul className="kind-items">
          {data.items.map((item) => (
            <li key={item.id} className="kind-item">
              {kind.fields
                .filter((field) => field.type === 'image' && isFilled(field, item))
                .slice(0, 1)
                .map((field) => (
                  <KindValue key={field.name} field={field} item={item} text={text} />
                ))}
              <h2 className="kind-name">
                <RowLink path={pathOf(kind, item)}>
                  <LocalText value={titleOf(kind, item)} />
                </RowLink>{' '}
                <OtherLanguage value={titleOf(kind, item)} />
              </h2>
              <dl className="kind-facts">
                {kind.fields
                  .filter((field) => isShort(kind, field.name) && isFilled(field, item))
                  .map((field) => (
                    <KindFact key={field.name} field={field} item={item} text={text} />
                  ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const longTypes: ReadonlySet<string> = new Set(['paragraphs', 'image', 'file', 'files']);

const isShort = ({ fields, title }: ShownKind, name: string): boolean =>
  name !== title && fields.some((field) => field.name === name && !longTypes.has(field.type));
