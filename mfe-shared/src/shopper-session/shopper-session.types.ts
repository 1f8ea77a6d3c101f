/** Who the sign-in layer knows in this browser. */
export type ShopperSession = {
  user: { id?: string; name?: string; email?: string; image?: string };
  /** ISO 8601. */
  expires: string;
  /** Proof of a sign-in that has just happened, for the API; single use, and there for a minute only. */
  ticket?: string;
  /** Through which provider, where the layer tells. */
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
  /** Leave for where the layer says; true unless said otherwise. Only credentials and e-mail can stay. */
  redirect?: boolean;
  /** Path of this site to come back to; the present one when left out. */
  callbackUrl?: string;
  /** What the provider asks for: `email` and `password`, for example. */
  fields?: Record<string, string>;
  /** More parameters of the provider's own page, such as `prompt`. */
  authorization?: Record<string, string>;
};

/** What came of a sign-in that stays on the page. `error` is a code of the layer, `code` the API's own for it. */
export type SignInResult = {
  ok: boolean;
  status: number;
  error: string | null;
  code: string | null;
  url: string | null;
};
