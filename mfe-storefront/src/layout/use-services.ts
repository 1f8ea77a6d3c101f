import { useSettings } from 'mfe-shared';
import { create } from 'zustand';

/** The ids of the services outside that the store uses. Empty: it does not use one. */
export function useServices(): { analytics: string; chat: string } {
  const { store } = useSettings();
  const { tawk_chat_status, tawk_chat_property_id: property, tawk_chat_widget_id: widget } = store;
  return {
    analytics: store.google_analytic_status ? (store.google_analytic_key ?? '') : '',
    chat: tawk_chat_status && property && widget ? `${property}/${widget}` : '',
  };
}

/**
 * How often the visitor has asked for the cookie settings. In a store, because they may do so before the part that shows
 * them runs.
 */
export const useConsentRequests = create(() => 0);
