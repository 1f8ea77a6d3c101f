import { useSettings } from 'mfe-shared';

/** The ids of the services outside that the store uses. Empty: it does not use one. */
export function useServices(): { analytics: string; chat: string } {
  const { store } = useSettings();
  const { tawk_chat_status, tawk_chat_property_id: property, tawk_chat_widget_id: widget } = store;
  return {
    analytics: store.google_analytic_status ? (store.google_analytic_key ?? '') : '',
    chat: tawk_chat_status && property && widget ? `${property}/${widget}` : '',
  };
}

/** Asks the visitor again whether they allow the services. */
export const askAgain = 'larder:ask-consent';
