import { useText } from '../../../shared/shell/page-context.tsx';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder rows of the actual height while the first rows load. */
export function TableSkeleton() {
  const t = useText();
  return (
    <output className="card-table people-skeleton" aria-busy="true" aria-label={t('state.loading')}>
      {rows.map((row) => (
        <span key={row} className="people-missing">
          <span className="skeleton people-missing-face" />
          <span className="skeleton people-missing-name" />
        </span>
      ))}
    </output>
  );
}
