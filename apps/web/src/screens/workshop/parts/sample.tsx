import type { ReactNode } from 'react';

/** A part in both directions, under its name in the code. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="sample">
      <h2 className="section-title">
        <bdi dir="ltr" translate="no">
          {name}
        </bdi>
      </h2>
      <div className="sample-sides">
        <div dir="ltr" className="sample-side">
          {children}
        </div>
        <div dir="rtl" className="sample-side">
          {children}
        </div>
      </div>
    </section>
  );
}

/** The page of a workshop: its address is its name. */
export function Workshop({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="screen">
      <h1 className="text-title">
        <bdi dir="ltr" translate="no">
          {name}
        </bdi>
      </h1>
      {children}
    </div>
  );
}
