import { z } from 'zod';
import { patientFetch } from './provider-fetch.ts';

const user = z.object({ id: z.number().int().positive(), login: z.string(), name: z.string().nullish() });
const addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

async function ask(path: string, token: string | undefined): Promise<unknown> {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'user-agent': 'larder',
  };
  const reply = await patientFetch(`https://api.github.com${path}`, { headers });
  if (!reply.ok) throw new Error(`GitHub answered ${reply.status}`);
  return reply.json();
}

/**
 * GitHub's profile shows an address that its owner chose to show. Which one is theirs says the list of addresses: only
 * the primary one counts, and only once GitHub has verified it.
 */
export const githubUser = {
  url: 'https://api.github.com/user',
  async request({ tokens }: { tokens: { access_token?: string } }) {
    const { id, login, name } = user.parse(await ask('/user', tokens.access_token));
    const primary = addresses
      .parse(await ask('/user/emails', tokens.access_token))
      .find((one) => one.primary && one.verified);
    return {
      id,
      login,
      ...(name && { name }),
      ...(primary && { email: primary.email, email_verified: true }),
    };
  },
};
