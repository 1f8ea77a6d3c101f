import type { ParseKeys } from 'i18next';

/** The action of a message, such as undo. */
export type NoticeAction = { label: string; run: () => void };

export type Notice =
  | { kind: 'success'; message: string; action?: NoticeAction | undefined }
  | { kind: 'error'; error: unknown }
  /** A key of `common`, translated when it is shown. */
  | { kind: 'success'; key: ParseKeys<'common'> }
  /** All messages disappear. */
  | { kind: 'clear' };

type Listener = (notice: Notice) => void;

let listener: Listener | undefined;
let waiting: Notice[] = [];

function send(notice: Notice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** Short messages at the top of the page, for 3 s; with an action for 10 s. */
export const notify = {
  success(message: string, action?: NoticeAction): void {
    send({ kind: 'success', message, action });
  },
  /** An error with a code is shown as `errors.<CODE>` in the visitor's language, anything else by its message. */
  error(error: unknown): void {
    send({ kind: 'error', error });
  },
};

/** Takes away what is shown: it is over, as a failed sign-in is once somebody is signed in. */
export const clearNotices = (): void => send({ kind: 'clear' });

/** Connects the component that shows the messages, and passes on earlier ones. Returns a function that disconnects it. */
export function listenToNotices(next: Listener): () => void {
  listener = next;
  for (const notice of waiting) next(notice);
  waiting = [];
  return () => {
    listener = undefined;
  };
}
