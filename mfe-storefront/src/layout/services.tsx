import { lazy, Suspense, useEffect, useState } from 'react';
import { useConsentRequests, useServices } from './use-services';

const Consent = lazy(() =>
  import(/* webpackChunkName: "services" */ './consent').then(
    ({ Consent }) => ({ default: Consent }),
    // The shop does without them.
    () => ({ default: () => null }),
  ),
);

/** The services outside that the store uses, once the visitor allows them. They come after everything else. */
export function Services() {
  const { analytics, chat } = useServices();
  const [isIdle, setIdle] = useState(false);
  const requests = useConsentRequests();
  useEffect(() => {
    // A preview is no visit.
    if ((!analytics && !chat) || window.self !== window.top) return;
    if (typeof requestIdleCallback !== 'function') return setIdle(true);
    const waiting = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(waiting);
  }, [analytics, chat]);
  if (!isIdle) return null;
  return (
    <Suspense>
      <Consent key={requests} analytics={analytics} chat={chat} isAsked={requests > 0} />
    </Suspense>
  );
}
