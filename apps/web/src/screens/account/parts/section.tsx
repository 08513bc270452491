import { useId } from 'react';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  isDanger?: boolean;
  children: (titleId: string) => ReactNode;
}

export function Section({ title, isDanger = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isDanger ? 'account-section account-danger' : 'account-section'}>
      <h2 id={id}>{title}</h2>
      {children(id)}
    </section>
  );
}
