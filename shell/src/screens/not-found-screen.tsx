import { HomeLink } from './home-link';
import { MessageScreen } from './message-screen';
import { text } from './texts';

/** For an address no remote knows. */
export function NotFoundScreen() {
  return (
    <MessageScreen title={text('notFound')} actions={<HomeLink />}>
      {text('notFoundText')}
    </MessageScreen>
  );
}
