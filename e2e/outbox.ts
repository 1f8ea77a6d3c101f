import { expect } from '@playwright/test';
import { callApi } from './hosts.ts';
import { demoPassword } from './sign-in.ts';

type Mail = { id: string; body: string };

/** The link in the newest mail to somebody, read from the outbox as an operator would, once it is written. */
export async function linkInMailTo(recipient: string, about: RegExp = /https?:\/\/\S+/): Promise<string> {
  const credentials = { email: 'platform@larder.test', password: demoPassword };
  const { body: as } = await callApi<{ token: string }>(undefined, '/platform/admin/login', {
    method: 'POST',
    body: credentials,
  });
  let link: string | undefined;
  await expect(async () => {
    const found = await callApi<{ items: Mail[] }>(
      undefined,
      `/mails?q=${encodeURIComponent(recipient)}`,
      as,
    );
    const mail = await callApi<Mail>(undefined, `/mails/${found.body.items[0]?.id}`, as);
    link = about.exec(mail.body.body)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}
