import { constants } from '../constants';
import { readCookie } from '../cookies';

type ListenOptions = {
  /** Called with the name of each event. */
  onEvent: (name: string) => void;
  /** Called when the stream begins or is lost; while it is lost, events may be missed. */
  onState?: (isOpen: boolean) => void;
  /** Ends it. */
  signal: AbortSignal;
};

const soonMs = () => 2_000 + Math.random() * 4_000;
const laterMs = 30_000;

/**
 * Follows a stream of server-sent events of the API and reconnects by itself. `EventSource` sends no header, so it
 * could only put the access token into the address, where logs would have it.
 */
export async function listen(path: string, { onEvent, onState, signal }: ListenOptions): Promise<void> {
  while (!signal.aborted) {
    const ended = await follow(path, { onEvent, onState, signal }).catch(() => false);
    onState?.(false);
    await pause(ended ? soonMs() : laterMs, signal);
  }
}

/** Resolves to true when the stream has been open. */
async function follow(
  path: string,
  {
    onEvent,
    onState,
    signal,
  }: Required<Pick<ListenOptions, 'onEvent' | 'signal'>> & Pick<ListenOptions, 'onState'>,
): Promise<boolean> {
  const headers = {
    accept: 'text/event-stream',
    authorization: `Bearer ${readCookie('access_token') ?? ''}`,
  };
  const reply = await fetch(`${constants.api.basePath}${path}`, { headers, signal, cache: 'no-store' });
  if (!reply.ok || !reply.body) return false;
  onState?.(true);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    const messages = (rest + value).split('\n\n');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const name = /^event: (.+)$/m.exec(message)?.[1];
      if (name) onEvent(name);
    }
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
