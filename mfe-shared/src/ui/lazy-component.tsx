import type { ComponentType, ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error';
import { useErrorText } from '../notify/use-error-text';
import { Alert } from './alert';
import { Button } from './button';

/** An overlay that is closed says nothing about its failure. */
type Closable = { open?: boolean; anchor?: object | null };

/**
 * A component whose chunk is loaded when it is first rendered. When it does not come the page stays, a message says
 * so, and it is loaded as soon as the connection is back. (React's `lazy` keeps a rejection for ever, and gives it to
 * the error screen of the page.)
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return later(load, { announcesFailure: true });
}

/** The same for what nobody has asked for, as a shelf below a page: `meanwhile` keeps its place, its failure is silent. */
export function lazyOptionalComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  return later(load, { announcesFailure: false, meanwhile });
}

type Options = { announcesFailure: boolean; meanwhile?: ReactNode };

function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { announcesFailure, meanwhile = null }: Options,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a module, as React's lazy is
  return function LazyComponent(props: Props) {
    const [state, setState] = useState<'waiting' | 'failed' | 'here'>(Loaded ? 'here' : 'waiting');
    const attempt = useCallback(async () => {
      try {
        Loaded ??= await load();
        setState('here');
      } catch {
        setState('failed');
      }
    }, []);
    useEffect(() => {
      if (Loaded) return;
      void attempt();
      window.addEventListener('online', attempt);
      return () => window.removeEventListener('online', attempt);
    }, [attempt]);
    const { open, anchor } = props as Closable;
    if (Loaded) return <Loaded {...props} />;
    if (state === 'waiting') return meanwhile;
    return announcesFailure && open !== false && anchor !== null ? <NotLoaded onRetry={attempt} /> : null;
  };
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const code = navigator.onLine ? 'UNAVAILABLE' : 'NETWORK';
  return (
    <Alert severity="error" action={<Button onClick={onRetry}>{t('retry')}</Button>} sx={placeStyles}>
      {errorText(new ApiError({ status: 0, code, message: '' }))}
    </Alert>
  );
}

/** Above the bar at the bottom of a phone. */
const placeStyles = {
  position: 'fixed',
  insetInline: 16,
  bottom: 72,
  zIndex: 1400,
  maxWidth: 480,
  mx: 'auto',
  boxShadow: 3,
};
