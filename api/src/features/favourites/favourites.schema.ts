import { z } from 'zod';

/** The number of products that can be marked; a page of the catalogue shows the newest of them. */
export const mostFavourites = 200;

/** The newest first. */
export const favouriteList = z.object({ productIds: z.array(z.uuid()) });
export type FavouriteList = z.infer<typeof favouriteList>;

/**
 * POST /favourites: the products that somebody marked before they signed in; ids that are no products of the store are
 * left out.
 */
export const favouritesInput = z.strictObject({ productIds: z.array(z.uuid()).min(1).max(mostFavourites) });
