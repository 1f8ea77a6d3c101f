import type { ComponentType, ReactNode } from 'react';
import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import { showsRenderedPage } from '../page/rendered-page';
import { withProgress } from '../remotes/progress';
import { retryMissingFiles } from '../remotes/reload-file';
import { TimeoutError, withTimeout } from '../remotes/timeout';
import { Switching } from '../updates/switching';
import type { BuildOfPage } from './build-boundary';
import { BuildBoundary } from './build-boundary';
import { PagePlace } from './page-place';
import { RetriablePage } from './retriable-page';

type Page = { Component: ComponentType };

/**
 * Prepares a remote's routes for the shell: each has a timeout, a chunk that did not load is requested again, and a
 * build that fails is replaced by the last good one. (React Router keeps the rejection of a `lazy` for ever. As the
 * last resort the lazy resolves with a page that can retry.)
 */
export function retriableRoutes(routes: RouteObject[], build: BuildOfPage): RouteObject[] {
  return routes.map((route) => {
    const { lazy, loader, element, Component } = route;
    const children = route.children && retriableRoutes(route.children, build);
    const put = children ? frame : page;
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: retriable(lazy, build, put) }),
      ...(typeof loader === 'function' && { loader: limited(loader, build) }),
      ...((element || Component) && {
        element: put(build, Component ? <Component /> : element),
        Component: undefined,
      }),
      ...(children && { children }),
    } as RouteObject;
  });
}

type Put = (build: BuildOfPage, content: ReactNode) => ReactNode;

const frame: Put = (build, content) => <BuildBoundary {...build}>{content}</BuildBoundary>;

/** The frame of a page stays when the page does not load. */
const page: Put = (build, content) => (
  <BuildBoundary {...build}>
    <PagePlace>{content}</PagePlace>
  </BuildBoundary>
);

function retriable(lazy: LazyRouteFunction<RouteObject>, build: BuildOfPage, put: Put) {
  const load = async () => {
    const { Component, loader, ...rest } = (await withProgress('the page', lazy())) as Partial<Page> &
      RouteObject;
    return {
      ...rest,
      ...(Component && { element: put(build, <Component />) }),
      ...(typeof loader === 'function' && { loader: limited(loader, build) }),
    };
  };
  return async () => {
    try {
      return await retryMissingFiles(load);
    } catch (error) {
      await goBack(build, error);
      // The page that the server has rendered stays, and a retry begins with another router.
      if (showsRenderedPage()) throw error;
      build.report(error);
      return { element: page(build, <RetriablePage load={load} error={error} onFailure={build.report} />) };
    }
  };
}

function limited(loader: LoaderFunction, build: BuildOfPage): LoaderFunction {
  const run: LoaderFunction = async (args, context) => {
    try {
      return await withTimeout('what this page shows', loader(args, context) as Promise<unknown>);
    } catch (error) {
      if (!(error instanceof TimeoutError) && !args.request.signal.aborted) await goBack(build, error);
      throw error;
    }
  };
  return Object.assign<LoaderFunction, object>(run, { hydrate: loader.hydrate });
}

/** Ends the navigation when the last good build can take over; otherwise the failure stays. */
async function goBack({ remote, lastGood, report }: BuildOfPage, error: unknown): Promise<void> {
  if (!lastGood.mayHelp(remote, error)) return;
  report(error);
  if (await lastGood.take(remote)) throw new Switching('router');
}
