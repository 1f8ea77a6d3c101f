import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNonce } from '../theme/nonce';
import { flash } from './flash';
import type { Notice } from './notify';
import { listenToNotices } from './notify';

const Toasts = lazy(async () => {
  allowToastStyles();
  const { Toasts: Stack } = await import(/* webpackChunkName: "toasts" */ './toasts');
  return { default: Stack };
});

/** Shows what `notify` is told. The toast library comes with the first message, not with the page. */
export function NotifyHost() {
  const { t } = useTranslation('common');
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const kept = flash.take();
    if (kept) setNotices([{ kind: 'success', message: t(kept) }]);
    return listenToNotices((notice) => setNotices((before) => [...before, notice]));
  }, [t]);
  useEffect(() => {
    if (notices.length > 0) setUsed(true);
  }, [notices]);
  const clear = useCallback(() => setNotices([]), []);
  return used ? (
    <Suspense fallback={null}>
      <Toasts notices={notices} onShown={clear} />
    </Suspense>
  ) : null;
}

/** notistack's styles are written by goober, which takes the nonce of the page's policy from here. */
function allowToastStyles(): void {
  (window as Window & { __nonce__?: string | undefined }).__nonce__ ??= pageNonce();
}
