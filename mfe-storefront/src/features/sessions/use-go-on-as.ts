import type { SignInProvider } from 'mfe-shared/sign-in';
import { useShopperSession } from 'mfe-shared/sign-in';
import { useTicket } from './use-ticket';

/** The layer knows somebody whom this page does not: they signed in elsewhere. Nothing when it knows nobody. */
export function useGoOnAs(providers: readonly SignInProvider[], start: (provider: string) => void) {
  const { data } = useShopperSession();
  const ticket = useTicket();
  const name = data?.user.name ?? data?.user.email;
  const provider = data?.provider;
  if (!data || !name || !provider) return null;
  // The proof lives for a minute; afterwards the other service gives a new one, mostly without asking.
  if (data.ticket) {
    const { ticket: proof } = data;
    return { name, busy: ticket.busy, run: () => void ticket.trade({ provider, ticket: proof }) };
  }
  if (!providers.some(({ id }) => id === provider)) return null;
  return { name, busy: false, run: () => start(provider) };
}
