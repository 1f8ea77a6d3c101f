import { lazy, Suspense, useRef } from 'react';
import { useOverlay } from '../ui/use-overlay';

const CategoryDrawer = lazy(() =>
  import(/* webpackChunkName: "category-drawer" */ './category-drawer').then((module) => ({
    default: module.CategoryDrawer,
  })),
);

/** The category drawer, loaded when it is first opened. */
export function CategoryOverlay() {
  const { open, hide } = useOverlay('categories');
  const wanted = useRef(false);
  wanted.current ||= open;
  return wanted.current ? (
    <Suspense fallback={null}>
      <CategoryDrawer open={open} onClose={hide} />
    </Suspense>
  ) : null;
}
