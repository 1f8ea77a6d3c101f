import * as backoffice from './backoffice';
import * as door from './index';
import * as server from './server';
import * as signIn from './sign-in';

/**
 * The entry points of this library in its one file for servers, under the names that all releases use. A remote whose
 * public pages stand beside those of a back office imports several.
 */
export { backoffice, door, server, signIn };
