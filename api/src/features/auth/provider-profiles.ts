import { z } from 'zod';
import { fetchWithTimeout } from './provider-fetch.ts';

type Given = { tokens: { access_token?: string } };

async function ask(address: string, { tokens }: Given): Promise<unknown> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${tokens.access_token}`,
    'user-agent': 'larder',
  };
  const reply = await fetchWithTimeout(address, { headers });
  if (!reply.ok) throw new Error(`${new URL(address).host} answered ${reply.status}`);
  return reply.json();
}

const githubApi = 'https://api.github.com';
const githubProfile = z.object({
  id: z.number().int().positive(),
  login: z.string(),
  name: z.string().nullish(),
});
const githubAddresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * The address in GitHub's profile is one that its owner chose to show. The list of addresses says which is theirs:
 * only the primary one counts, and only if GitHub has verified it.
 */
export const githubUser = {
  url: `${githubApi}/user`,
  async request(given: Given) {
    const { id, login, name } = githubProfile.parse(await ask(`${githubApi}/user`, given));
    const primary = githubAddresses
      .parse(await ask(`${githubApi}/user/emails`, given))
      .find((one) => one.primary && one.verified);
    return {
      id,
      login,
      ...(name && { name }),
      ...(primary && { email: primary.email, email_verified: true }),
    };
  },
};

const facebookMe = 'https://graph.facebook.com/me?fields=id,name,email';
const facebookProfile = z.object({
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
});

/** Facebook returns an address without saying whether it was verified. */
export const facebookUser = {
  url: facebookMe,
  request: async (given: Given) => facebookProfile.parse(await ask(facebookMe, given)),
};
