import { HomeLink } from './home-link';
import { MessageScreen } from './message-screen';
import { text } from './texts';

/** Where the API client sends a user whose rights do not reach. */
export function AccessDeniedScreen() {
  return (
    <MessageScreen title={text('accessDenied')} actions={<HomeLink />}>
      {text('accessDeniedText')}
    </MessageScreen>
  );
}
