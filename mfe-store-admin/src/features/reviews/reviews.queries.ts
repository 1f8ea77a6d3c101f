import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Review, ReviewDecision } from 'api';
import { api } from 'mfe-shared';
import { bulkInParts, defineList } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

export const reviews = defineList('/reviews');

export const reviewQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'reviews', 'detail', id],
    queryFn: ({ signal }) => api.get('/reviews/{id}', { path: { id }, signal }),
  });

/** The bell's notices change with reviews. */
function useReviewsChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}

export const useDecideReviews = () =>
  useReviewsChange((items: ReviewDecision[]) => bulkInParts('reviews.status', items));

export const useDeleteReviews = () =>
  useReviewsChange((ids: string[]) =>
    bulkInParts(
      'reviews.delete',
      ids.map((id) => ({ id })),
    ),
  );

export const useReplyToReview = ({ id, version }: Pick<Review, 'id' | 'version'>) =>
  useReviewsChange((reply: string) =>
    api.put('/reviews/{id}/reply', { path: { id }, body: { reply, version } }),
  );
