/** The part of Stripe.js that pages use: https://docs.stripe.com/js */
type Elements = {
  create(kind: 'payment'): { mount(at: HTMLElement): void; unmount(): void };
  update(options: { appearance: Appearance }): void;
};
/** The theme of the form: `stripe` on a light page, `night` on a dark one. */
export type Appearance = { theme: 'stripe' | 'night' };
export type StripeJs = {
  elements(options: { clientSecret: string; locale: string; appearance: Appearance }): Elements;
  confirmPayment(options: {
    elements: Elements;
    confirmParams: { return_url: string };
    /** Only a bank that insists on a page of its own takes the shopper there. */
    redirect: 'if_required';
  }): Promise<{ error?: { message?: string } }>;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs;
  }
}

/** Loads the provider's script once a shopper pays by card. A try that failed may be made again. */
export function loadStripe(url: string, publishableKey: string): Promise<StripeJs> {
  return new Promise((resolve, reject) => {
    const ready = () => (window.Stripe ? resolve(window.Stripe(publishableKey)) : reject(new Error(url)));
    if (window.Stripe) return ready();
    const script = document.createElement('script');
    script.src = url;
    script.onload = ready;
    script.onerror = () => {
      script.remove();
      reject(new Error(url));
    };
    document.head.append(script);
  });
}
