import { notify } from '../notify/notify';
import type { BulkAction } from './list.types';
import type { Items, Resource, ResourceAction, ResourcePath } from './resource';
import { useBulk } from './resource';
import type { RestoreOperation } from './use-deleted-notice';
import { useDeletedNotice } from './use-deleted-notice';

/** Resources whose rows have a status and can be deleted, many at once. */
export type RowActionsPath = {
  [Path in ResourcePath]: 'status' | 'delete' extends ResourceAction<Path> ? Path : never;
}[ResourcePath];

/** The button's words, and the toast's once it is done. */
export type RowActionWords = Pick<BulkAction, 'label' | 'icon' | 'confirm'> & {
  done: (count: number) => string;
};

export type RowActions<Status> = {
  setStatus(status: Status, words: RowActionWords): BulkAction;
  /** Without `confirm` rows are deleted at once, and the toast offers to undo it. */
  remove(words: RowActionWords): BulkAction;
};

type StatusOf<Path extends RowActionsPath> =
  Items<Path, 'status'> extends readonly { status: infer Status }[] ? Status : never;

/** The two actions on chosen rows that most lists have, for `bulkActions` of `ListPage`. */
export function useRowActions<Path extends RowActionsPath>(
  resource: Resource<Path>,
): RowActions<StatusOf<Path>> {
  // Only the resource is generic here: the items of each have these fields.
  const any = resource as unknown as Resource<'/coupons'>;
  const status = useBulk(any, 'status');
  const gone = useBulk(any, 'delete');
  const deleted = useDeletedNotice(`${resource.path.slice(1)}.restore` as RestoreOperation, resource.changes);
  return {
    setStatus: (next, { done, ...words }) => ({
      ...words,
      async run(ids) {
        await status.mutateAsync(ids.map((id) => ({ id, status: next as never })));
        notify.success(done(ids.length));
      },
    }),
    remove: ({ done, ...words }) => ({
      ...words,
      danger: true,
      async run(ids) {
        await gone.mutateAsync(ids.map((id) => ({ id })));
        if (words.confirm) notify.success(done(ids.length));
        else deleted(done(ids.length), ids);
      },
    }),
  };
}
