import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogReviewQuery, MyReview, ReviewInput } from 'api';
import { api, constants, useTenant } from 'mfe-shared';

/** Reviews are read in pages of this length, one below the other. */
const limit = 6;

type Asked = Partial<Pick<CatalogReviewQuery, 'page' | 'sort'>>;

export const reviewsQuery = (tenantId: string, slug: string, { page = 1, sort = 'newest' }: Asked = {}) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'reviews', 'list', slug, sort, page],
    queryFn: ({ signal }) =>
      api.get('/catalog/products/{slug}/reviews', { path: { slug }, query: { page, sort, limit }, signal }),
    staleTime: constants.query.layout.staleMs,
  });

export const myReviewQuery = (tenantId: string, productId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'reviews', 'mine', productId],
    queryFn: ({ signal }) => api.get('/reviews/mine', { query: { productId }, signal }),
  });

/** Whatever a customer does with a review of theirs, an approved one is no longer among those that are shown. */
function useMyReviewChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all(
        ['reviews', 'products'].map((subject) =>
          queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, subject] }),
        ),
      ),
  });
}

/** Writes the customer's first review of the product, or writes `before` anew. */
export const useSaveReview = (productId: string, before: MyReview | null) =>
  useMyReviewChange((written: Omit<ReviewInput, 'productId'>) =>
    before
      ? api.put('/reviews/mine/{id}', {
          path: { id: before.id },
          body: { ...written, version: before.version },
        })
      : api.post('/reviews', { body: { ...written, productId } }),
  );

export const useDeleteReview = (id: string) =>
  useMyReviewChange(() => api.delete('/reviews/mine/{id}', { path: { id } }));
