import { SessionPage } from './session-page';
import { providersQuery } from './sessions.queries';
import { SignInPage } from './sign-in-page';

/** The content of the chunk with the smaller sign-in pages, which follow each other. */
export const sessionPages = { SessionPage, SignInPage, providersQuery };
