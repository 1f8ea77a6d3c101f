import { StartError } from '../../server/start-error.ts';
import type { Reply } from './platform-client.ts';

type Failure = { code?: string; message?: string; details?: { field: string; message: string }[] };

/** The platform's refusal as one sentence with its reasons. */
export function refusal(part: string, { status, body }: Reply): StartError {
  const { code, message = `status ${status}`, details = [] } = body as Failure;
  const reasons = details.map((detail) => `\n  · ${detail.message}`).join('');
  switch (code) {
    case 'UNAUTHORIZED':
    case 'SESSION_ENDED':
      return new StartError(
        'The platform does not know this token, or no longer: make one on its Releases page, and give it with --token or LARDER_DEPLOY_TOKEN.',
      );
    case 'FORBIDDEN':
      return new StartError(
        `This token does not publish ${details[0]?.message ?? part}: each part has its own.`,
      );
    case 'RELEASE_REFUSED':
      return new StartError(`${part} was refused, and nothing has changed:${reasons}`);
    case 'RELEASE_INCOMPLETE':
      return new StartError(
        `${part} is not complete there, and nothing has changed; run it again.${reasons}`,
      );
    case 'NOT_FOUND':
      return new StartError('This platform takes no releases yet: update it first.');
    default:
      return new StartError(`${part} was not released: ${message}${reasons}`);
  }
}
