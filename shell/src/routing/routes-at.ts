import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';

type CreateRoutes<Context> = (context: Context) => RouteObject[];

/** By the function that makes the routes, which makes the same ones each time; then by path. */
const places = new WeakMap<object, Map<string, number[]>>();
const mostPaths = 500;

/** Only the routes that lead to this path: a server shows one page, and matching it with all others takes time. */
export function routesAt<Context>(create: CreateRoutes<Context>, path: string): CreateRoutes<Context> {
  return (context) => {
    const routes = create(context);
    const known = places.get(create) ?? new Map<string, number[]>();
    places.set(create, known);
    if (known.size >= mostPaths) known.clear();
    const place = known.get(path) ?? placeOf(routes, path);
    known.set(path, place);
    return place.length > 0 ? alone(routes, place) : routes;
  };
}

function placeOf(routes: RouteObject[], path: string): number[] {
  let among: RouteObject[] = routes;
  return (matchRoutes(routes, path) ?? []).map(({ route }) => {
    const at = among.indexOf(route);
    among = route.children ?? [];
    return at;
  });
}

function alone(routes: RouteObject[], [at = 0, ...below]: number[]): RouteObject[] {
  const route = routes[at];
  if (!route?.children) return route ? [route] : [];
  return [{ ...route, children: alone(route.children, below) }];
}
