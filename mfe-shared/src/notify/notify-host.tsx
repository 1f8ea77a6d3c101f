import type { ComponentType } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { log } from '../log';
import { pageNonce } from '../theme/nonce';
import { flash } from './flash';
import type { Notice } from './notify';
import { listenToNotices } from './notify';
import type { ToastsProps } from './toasts';

const fetchToasts = async () => {
  allowToastStyles();
  return (await import(/* webpackChunkName: "toasts" */ './toasts')).Toasts;
};

const hosts = new Set<(Toasts: ComponentType<ToastsProps>) => void>();

/** Loads the toast library while something is saved, and has it ready for the message that is the result. */
export const preloadToasts = (): Promise<void> =>
  fetchToasts().then(
    (Toasts) => {
      for (const take of hosts) take(Toasts);
    },
    () => undefined,
  );

/** Shows the messages of `notify`. The toast library is loaded with the first message at the latest. */
export function NotifyHost() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  // Not by `lazy`: React would hide the first message for 300 ms after it has come, as it does with all fallbacks.
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>();
  useEffect(() => {
    const take = (loaded: ComponentType<ToastsProps>) => setToasts(() => loaded);
    hosts.add(take);
    return () => void hosts.delete(take);
  }, []);
  useEffect(() => {
    const message = flash.take();
    if (message) setNotices([{ kind: 'success', key: message }]);
    return listenToNotices((notice) => setNotices((before) => [...before, notice]));
  }, []);
  useEffect(() => {
    if (notices.length === 0 || Toasts) return;
    fetchToasts().then(
      (loaded) => setToasts(() => loaded),
      // A message that cannot be shown must not break the page.
      (error) => log.warn('toasts did not load', { message: String(error) }),
    );
  }, [notices, Toasts]);
  const forget = useCallback(
    (shown: readonly Notice[]) => setNotices((before) => before.filter((notice) => !shown.includes(notice))),
    [],
  );
  return Toasts ? <Toasts notices={notices} onShown={forget} /> : null;
}

/** Goober writes notistack's styles and takes the nonce of the page's policy from here. */
function allowToastStyles(): void {
  (window as Window & { __nonce__?: string | undefined }).__nonce__ ??= pageNonce();
}
