import { useSettings } from 'mfe-shared';
import { useEffect } from 'react';

/** The services outside that the store uses: they count visits, or open a chat. They come after everything else. */
export function Services() {
  const { store } = useSettings();
  const analytics = store.google_analytic_status ? (store.google_analytic_key ?? '') : '';
  const { tawk_chat_status, tawk_chat_property_id: property, tawk_chat_widget_id: widget } = store;
  const chat = tawk_chat_status && property && widget ? `${property}/${widget}` : '';
  useEffect(() => {
    // A preview is no visit.
    if ((!analytics && !chat) || window.self !== window.top) return;
    const start = () =>
      void import(/* webpackChunkName: "services" */ './start-services').then(
        ({ startAnalytics, startChat }) => {
          if (analytics) startAnalytics(analytics);
          if (chat) startChat(chat);
        },
        // The shop does without them.
        () => undefined,
      );
    if (typeof requestIdleCallback !== 'function') return start();
    const waiting = requestIdleCallback(start);
    return () => cancelIdleCallback(waiting);
  }, [analytics, chat]);
  return null;
}
