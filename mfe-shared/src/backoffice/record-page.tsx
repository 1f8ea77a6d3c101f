import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useTenant } from '../tenant/use-tenant';
import { PageSkeleton } from '../ui/page-skeleton';
import type { Resource, ResourcePath, ResourceRow } from './resource';

export type RecordPageProps<Path extends ResourcePath> = {
  resource: Resource<Path>;
  /** The form; `record` is null for a new one. */
  children: (record: ResourceRow<Path> | null) => ReactNode;
};

/** The page of one record: that of the address's `:id` once it is read, or a new one where there is no `:id`. */
export function RecordPage<Path extends ResourcePath>({ resource, children }: RecordPageProps<Path>) {
  const { id } = useParams();
  return (
    <Suspense key={id ?? 'new'} fallback={<PageSkeleton variant="form" />}>
      {id ? (
        <ReadRecord resource={resource} id={id}>
          {children}
        </ReadRecord>
      ) : (
        children(null)
      )}
    </Suspense>
  );
}

function ReadRecord<Path extends ResourcePath>(props: RecordPageProps<Path> & { id: string }) {
  const { resource, id, children } = props;
  const { data } = useSuspenseQuery(resource.one(useTenant().id, id));
  return children(data);
}
