import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';

type Props = { title: string; children: ReactNode; actions?: ReactNode; detail?: ReactNode; role?: 'alert' };

/** A title, a sentence and one action: the layout of all the shell's own screens. */
export function MessageScreen({ title, children, actions, detail, role }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus must not stay on a removed element.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="larder-message" role={role} aria-labelledby={id}>
      <h1 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{children}</p>
      {detail && <div className="larder-detail">{detail}</div>}
      {actions && <div className="larder-actions">{actions}</div>}
    </main>
  );
}
