import { useId } from 'react';
import type { ReactNode } from 'react';

export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="notifications-section">
      <h2 id={id}>{title}</h2>
      {hint !== undefined && <p className="text-second text-ink2">{hint}</p>}
      {children}
    </section>
  );
}
