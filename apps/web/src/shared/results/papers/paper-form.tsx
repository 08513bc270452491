import './papers.css';
import { Button, SearchField, SelectField } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { useTyped } from '../../elements/parts/use-typed.ts';
import { paperOrders } from './paper-list.ts';
import type { PaperOrder, PaperSearch } from './paper-list.ts';
import type { ReactNode } from 'react';

interface PaperFormProps {
  search: PaperSearch;
  onChange: (change: PaperSearch) => void;
  children?: ReactNode;
}

/** Filters papers by title and sorts them; without scripts it is submitted as a form. */
export function PaperForm({ search, onChange, children }: PaperFormProps) {
  const t = useText();
  const [text, setText] = useTyped(search.q);
  const handleType = (typed: string) => {
    setText(typed);
    onChange({ ...search, q: typed.trim().slice(0, 80) || undefined });
  };
  return (
    <search>
      <form method="get" className="paper-form" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          name="q"
          label={t('parts.papers.search')}
          value={text}
          maxLength={80}
          onChange={({ currentTarget }) => handleType(currentTarget.value)}
        />
        <SelectField
          label={t('parts.papers.order')}
          name="sort"
          value={search.sort ?? 'date'}
          options={paperOrders.map((order) => ({ value: order, label: t(`parts.papers.by.${order}`) }))}
          onChange={(order) =>
            onChange({ ...search, sort: order === 'date' ? undefined : (order as Exclude<PaperOrder, 'date'>) })
          }
        />
        {children}
        <Button type="submit" className="unscripted">
          {t('action.apply')}
        </Button>
      </form>
    </search>
  );
}
