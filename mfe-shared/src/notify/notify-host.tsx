import type { ComponentType } from 'react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { log } from '../log';
import { pageNonce } from '../theme/nonce';
import { flash } from './flash';
import type { Notice } from './notify';
import { listenToNotices } from './notify';
import type { ToastsProps } from './toasts';

const Toasts = lazy<ComponentType<ToastsProps>>(async () => {
  allowToastStyles();
  try {
    const { Toasts: Stack } = await import(/* webpackChunkName: "toasts" */ './toasts');
    return { default: Stack };
  } catch (error) {
    // A message that cannot be shown must not break the page.
    log.warn('toasts did not load', { message: error instanceof Error ? error.message : String(error) });
    return { default: () => null };
  }
});

/** Shows the messages of `notify`. The toast library is loaded with the first message. */
export function NotifyHost() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const message = flash.take();
    if (message) setNotices([{ kind: 'success', key: message }]);
    return listenToNotices((notice) => setNotices((before) => [...before, notice]));
  }, []);
  useEffect(() => {
    if (notices.length > 0) setUsed(true);
  }, [notices]);
  const forget = useCallback(
    (shown: readonly Notice[]) => setNotices((before) => before.filter((notice) => !shown.includes(notice))),
    [],
  );
  return used ? (
    <Suspense fallback={null}>
      <Toasts notices={notices} onShown={forget} />
    </Suspense>
  ) : null;
}

/** Goober writes notistack's styles and takes the nonce of the page's policy from here. */
function allowToastStyles(): void {
  (window as Window & { __nonce__?: string | undefined }).__nonce__ ??= pageNonce();
}
