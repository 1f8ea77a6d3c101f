import type { ComponentType } from 'react';
import { useCallback, useState } from 'react';
import { FailureScreen } from '../screens/failure-screen';

type Props = {
  load: () => Promise<{ Component: ComponentType }>;
  error: unknown;
  onFailure: (error: unknown) => void;
};

/** Stands in for a page whose chunk did not come, until it does. */
export function RetriablePage({ load, error: firstError, onFailure }: Props) {
  const [{ Page, error }, setState] = useState<{ Page?: ComponentType; error: unknown }>({
    error: firstError,
  });
  const retry = useCallback(async () => {
    try {
      const { Component } = await load();
      setState({ Page: Component, error: undefined });
    } catch (again) {
      onFailure(again);
      setState({ error: again });
    }
  }, [load, onFailure]);
  return Page ? <Page /> : <FailureScreen error={error} scope="area" onRetry={retry} />;
}
