import type { ComponentType } from 'react';
import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import { inTime } from '../remotes/patience';
import { PagePlace } from './page-place';
import { RetriablePage } from './retriable-page';

type Page = { Component: ComponentType };

/**
 * A remote's routes as the shell takes them in: none of them keeps a visitor waiting for ever, and a chunk that did
 * not come is asked for again. (React Router keeps the rejection of a `lazy` for ever. Here the lazy always succeeds;
 * if its chunk did not come, with a page that can try again.)
 */
export function retriableRoutes(routes: RouteObject[], onFailure: (error: unknown) => void): RouteObject[] {
  return routes.map((route) => {
    const { lazy, loader, element, Component } = route;
    const children = route.children && retriableRoutes(route.children, onFailure);
    // The frame around a page stays when the page does not come.
    const inPlace = !children && (element || Component);
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: retriable(lazy, onFailure, Boolean(children)) }),
      ...(typeof loader === 'function' && { loader: limited(loader) }),
      ...(inPlace && { element: placed(element, Component), Component: undefined }),
      ...(children && { children }),
    } as RouteObject;
  });
}

function retriable(
  lazy: LazyRouteFunction<RouteObject>,
  onFailure: (error: unknown) => void,
  isFrame: boolean,
) {
  const load = async () => {
    const { Component, loader, ...rest } = (await inTime('the page', lazy())) as Partial<Page> & RouteObject;
    return {
      ...rest,
      ...(Component && { element: isFrame ? <Component /> : placed(null, Component) }),
      ...(typeof loader === 'function' && { loader: limited(loader) }),
    };
  };
  return async () => {
    try {
      return await load();
    } catch (error) {
      onFailure(error);
      return { element: placed(<RetriablePage load={load} error={error} onFailure={onFailure} />, null) };
    }
  };
}

function placed(element: React.ReactNode, Component: ComponentType | null | undefined) {
  return <PagePlace>{Component ? <Component /> : element}</PagePlace>;
}

function limited(loader: LoaderFunction): LoaderFunction {
  return Object.assign<LoaderFunction, object>(
    (...args) => inTime('what this page shows', loader(...args) as Promise<unknown>),
    { hydrate: loader.hydrate },
  );
}
