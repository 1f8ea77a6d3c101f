import { HomeLink } from './home-link';
import { MessageScreen } from './message-screen';
import { text } from './texts';

/** For a URL that no remote has. */
export function NotFoundScreen() {
  return (
    <MessageScreen title={text('notFound')} actions={<HomeLink />}>
      {text('notFoundText')}
    </MessageScreen>
  );
}
