import { isRouteErrorResponse } from 'react-router-dom';
import { Switching } from '../updates/switching';

/** What keeps a page from being shown; neither an answer about it, as that it does not exist, nor newer builds. */
export function failureIn(errors: Record<string, unknown> | null): unknown {
  return Object.values(errors ?? {}).find(
    (error) => !(error instanceof Switching) && !isRouteErrorResponse(error) && !isAnswer(error),
  );
}

const isAnswer = (error: unknown) => {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' && status < 500;
};
