import { startIssuer } from '../../api/src/testing/issuer.ts';
import type { S3Server } from '../../api/src/testing/s3-server.ts';
import { s3Account, startS3Server } from '../../api/src/testing/s3-server.ts';
import { startSmtp } from '../../api/src/testing/smtp.ts';
import type { StripeDouble } from '../../api/src/testing/stripe-double.ts';
import { startStripeDouble } from '../../api/src/testing/stripe-double.ts';
import type { Outside } from './outside.ts';
import { openOutside } from './outside.ts';

/** Doubles of what others run for a platform, each with a network before it that can fail. */
export type Services = {
  mail: Outside & { arrived(): number };
  payments: Outside & Pick<StripeDouble, 'intents' | 'pay'>;
  identity: Outside;
  bucket: Outside & Pick<S3Server, 'objects'>;
  /** Their addresses, for Larder's environment. */
  settings: Record<string, string>;
  close(): Promise<void>;
};

export async function startServices(host: string): Promise<Services> {
  const smtp = await startSmtp();
  const stripe = await startStripeDouble();
  const s3 = await startS3Server();
  const [mail, payments, identity, bucket] = [
    await openOutside(),
    await openOutside(),
    await openOutside(),
    await openOutside(),
  ];
  const at = (scheme: string, { port }: Outside) => `${scheme}://127.0.0.1:${port}`;
  const issuer = await startIssuer([`http://${host}/api/auth/callback/oidc`], at('http', identity));
  mail.lead(smtp.port);
  payments.lead(Number(new URL(stripe.url).port));
  identity.lead(issuer.port);
  bucket.lead(Number(new URL(s3.endpoint).port));
  return {
    mail: { ...mail, arrived: () => smtp.arrived.length },
    payments: { ...payments, intents: stripe.intents, pay: stripe.pay },
    identity,
    bucket: { ...bucket, objects: s3.objects },
    settings: {
      ...issuer.settings,
      SMTP_URL: at('smtp', mail),
      STRIPE_API_URL: at('http', payments),
      ...{ S3_ENDPOINT: at('http', bucket), S3_BUCKET: 'releases-of-larder', S3_REGION: s3Account.region },
      ...{ S3_ACCESS_KEY: s3Account.accessKey, S3_SECRET_KEY: s3Account.secretKey },
    },
    async close() {
      for (const { close } of [mail, payments, identity, bucket, smtp, stripe, issuer, s3]) await close();
    },
  };
}
