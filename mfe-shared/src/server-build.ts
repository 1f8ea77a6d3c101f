import * as door from './index';
import * as server from './server';

/** The doors of this library in its one file for servers, under the names that releases agree on. */
export { door, server };
