import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { RetriablePage } from './retriable-page';

type Page = { Component: ComponentType };

/**
 * React Router keeps the rejection of a `lazy` for ever, so a chunk that failed once would never be asked for
 * again. Here the lazy always succeeds; if its chunk did not come, with a page that can try again.
 */
export function retriableRoutes(routes: RouteObject[], onFailure: (error: unknown) => void): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route;
    const children = route.children && retriableRoutes(route.children, onFailure);
    const retried = typeof lazy === 'function' ? { lazy: retriable(lazy, onFailure) } : {};
    return { ...route, ...retried, ...(children && { children }) } as RouteObject;
  });
}

function retriable(lazy: LazyRouteFunction<RouteObject>, onFailure: (error: unknown) => void) {
  return async () => {
    try {
      return await lazy();
    } catch (error) {
      onFailure(error);
      const load = async () => (await lazy()) as Page;
      return { element: <RetriablePage load={load} error={error} onFailure={onFailure} /> };
    }
  };
}
