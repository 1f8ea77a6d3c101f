/** The sign-in layer's session in this browser. */
export type ShopperSession = {
  user: { id?: string; name?: string; email?: string; image?: string };
  /** ISO 8601. */
  expires: string;
  /** A ticket for the API after a recent sign-in; it works once, within a minute. */
  ticket?: string;
  /** The provider of the sign-in, if the layer names it. */
  provider?: string;
};

export type ShopperStatus = 'loading' | 'authenticated' | 'unauthenticated';

export type ShopperState =
  | { data: ShopperSession; status: 'authenticated' }
  | { data: null; status: 'loading' | 'unauthenticated' };

/** One way to sign in, as the layer lists it. */
export type SignInProvider = {
  id: string;
  name: string;
  /** `credentials`, `email`, or a kind of OAuth. */
  type: string;
};

export type SignInOptions = {
  /** Follow the layer's redirect; true by default. Only credentials and e-mail can stay on the page. */
  redirect?: boolean;
  /** The path of this origin to return to; by default the present one. */
  callbackUrl?: string;
  /** The provider's fields: `email` and `password`, for example. */
  fields?: Record<string, string>;
  /** More parameters of the provider's own page, such as `prompt`. */
  authorization?: Record<string, string>;
};

/** The result of a sign-in without a redirect. `error` is a code of the layer, `code` the API's own. */
export type SignInResult = {
  ok: boolean;
  status: number;
  error: string | null;
  code: string | null;
  url: string | null;
};
