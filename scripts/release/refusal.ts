import type { z } from 'zod';
import { StartError } from '../../server/start-error.ts';
import type { Reply } from './platform-client.ts';

type Failure = { code?: string; message?: string; details?: { field: string; message: string }[] };

/** Reads a reply. Throws for a refusal, and for a reply that is not from a platform of a known version. */
export function expected<T>(part: string, reply: Reply, shape: z.ZodType<T>): T {
  if (reply.status >= 300) throw refusal(part, reply);
  const { success, data } = shape.safeParse(reply.body);
  if (success) return data;
  throw new StartError('The platform answers in a way that this version of the sources does not know.');
}

/** The platform's refusal as one sentence with its reasons. */
export function refusal(part: string, { status, body }: Reply): StartError {
  const { code, message = `status ${status}`, ...failure } = body as Failure;
  const details = Array.isArray(failure.details) ? failure.details : [];
  const reasons = details.map((detail) => `\n  · ${detail.message}`).join('');
  switch (code) {
    case 'UNAUTHORIZED':
    case 'SESSION_ENDED':
      return new StartError(
        'The platform does not know this token, or no longer: make one on its Releases page, and give it with --token or LARDER_DEPLOY_TOKEN.',
      );
    case 'FORBIDDEN':
      return new StartError(`This token is not for ${details[0]?.message ?? part}: each part has its own.`);
    case 'RELEASE_REFUSED':
      return new StartError(`${part} was refused, and nothing has changed:${reasons}`);
    case 'RELEASE_INCOMPLETE':
      return new StartError(
        `${part} is not complete there, and nothing has changed; run it again.${reasons}`,
      );
    case 'RELEASE_UNKNOWN':
      return new StartError(`The platform has no such build of ${part}: --status shows those it has.`);
    case 'NOT_FOUND':
      return new StartError('This platform does not know this call yet: update it first.');
    default:
      return new StartError(`${part} is unchanged: ${message}${reasons}`);
  }
}
