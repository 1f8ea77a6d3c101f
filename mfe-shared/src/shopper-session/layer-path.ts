import { constants } from '../constants';

/** The URL of a route of the sign-in layer: `session`, `callback/credentials`. */
export function layerPath(route: string): string {
  return `${constants.api.basePath}/auth/${route}`;
}
