import * as door from './index';
import * as server from './server';

/** The entry points of this library in its one file for servers, under the names that all releases use. */
export { door, server };
