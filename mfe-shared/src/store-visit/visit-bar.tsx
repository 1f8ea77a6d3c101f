import { lazy, Suspense } from 'react';
import { useSession } from '../session/use-session';

const Panel = lazy(() =>
  import(/* webpackChunkName: "store-visit" */ './visit-bar-panel').then((m) => ({
    default: m.VisitBarPanel,
  })),
);

/** Above every page of a back office while an operator visits it. */
export function VisitBar() {
  const visit = useSession((state) => state.user?.visit);
  if (!visit) return null;
  return (
    <Suspense fallback={null}>
      <Panel visit={visit} />
    </Suspense>
  );
}
