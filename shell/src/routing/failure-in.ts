import { isRouteErrorResponse } from 'react-router-dom';
import { Switching } from '../updates/switching';

/** The error that keeps a page from being shown. Answers, such as 404, and a switch to newer builds are none. */
export function failureIn(errors: Record<string, unknown> | null): unknown {
  return Object.values(errors ?? {}).find(
    (error) => !(error instanceof Switching) && !isRouteErrorResponse(error) && !isAnswer(error),
  );
}

const isAnswer = (error: unknown) => {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' && status < 500;
};
