import type { ReactNode } from 'react';

/** A component in both text directions, below its name in the code. */
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
