import type { SignInProvider } from 'mfe-shared/sign-in';
import { useShopperSession } from 'mfe-shared/sign-in';
import { useTicket } from './use-ticket';

/** A session at the sign-in layer that this page lacks: the shopper signed in elsewhere. Null without one. */
export function useGoOnAs(providers: readonly SignInProvider[], start: (provider: string) => void) {
  const { data } = useShopperSession();
  const ticket = useTicket();
  const name = data?.user.name ?? data?.user.email;
  const provider = data?.provider;
  if (!data || !name || !provider) return null;
  // The ticket is valid for a minute; afterwards the provider is asked again, mostly without a prompt.
  if (data.ticket) {
    const { ticket: proof } = data;
    return { name, busy: ticket.busy, run: () => void ticket.trade({ provider, ticket: proof }) };
  }
  if (!providers.some(({ id }) => id === provider)) return null;
  return { name, busy: false, run: () => start(provider) };
}
