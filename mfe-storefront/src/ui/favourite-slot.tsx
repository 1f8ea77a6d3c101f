import type { ComponentType } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { create } from 'zustand';

export type HeartProps = {
  productId: string;
  title: string;
};

/** The button that marks a product, once it is loaded (`favourites.tsx`). */
export const useHeart = create<{ Heart: ComponentType<HeartProps> | null }>()(() => ({ Heart: null }));

/** The place of the heart over a picture. It comes after the page, and nothing makes room for it. */
export function FavouriteSlot(props: HeartProps) {
  const [Heart, setHeart] = useState<ComponentType<HeartProps> | null>(null);
  useEffect(() => {
    // A list has many of them at once, and a press need not wait for all.
    const take = () => startTransition(() => setHeart(() => useHeart.getState().Heart));
    take();
    return useHeart.subscribe(take);
  }, []);
  return Heart ? <Heart {...props} /> : null;
}
