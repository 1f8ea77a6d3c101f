import { SessionPage } from './session-page';
import { providersQuery } from './sessions.queries';
import { SignInPage } from './sign-in-page';

/** What the chunk of the pages around signing in holds: they follow each other. */
export const sessionPages = { SessionPage, SignInPage, providersQuery };
