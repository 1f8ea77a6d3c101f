import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { missingFile, reloadFile, retryMissingFiles } from '../remotes/reload-file';
import { FailureScreen } from '../screens/failure-screen';

type Props = {
  load: () => Promise<{ element?: ReactNode }>;
  error: unknown;
  onFailure: (error: unknown) => void;
};

/** Stands in for a page whose chunk did not load, until it does. */
export function RetriablePage({ load, error: firstError, onFailure }: Props) {
  const [{ page, error }, setState] = useState<{ page?: ReactNode; error: unknown }>({ error: firstError });
  const retry = useCallback(async () => {
    try {
      const file = missingFile(error);
      if (file) await reloadFile(file);
      const { element } = await retryMissingFiles(load);
      setState({ page: element, error: undefined });
    } catch (again) {
      onFailure(again);
      setState({ error: again });
    }
  }, [load, onFailure, error]);
  return page ?? <FailureScreen error={error} scope="area" onRetry={retry} />;
}
