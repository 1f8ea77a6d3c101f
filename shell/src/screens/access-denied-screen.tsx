import { landingPath, signInPath, useSession } from 'mfe-shared';
import { HomeLink } from './home-link';
import { MessageScreen } from './message-screen';
import { text } from './texts';

/** Where the API client sends a user whose rights do not reach: back to their own start, or in as somebody else. */
export function AccessDeniedScreen() {
  const { isAuthenticated, loginType, user } = useSession();
  return (
    <MessageScreen
      title={text('accessDenied')}
      detail={user?.email}
      actions={
        <>
          <HomeLink to={isAuthenticated ? landingPath(loginType) : '/'} />
          <a className="larder-button" href={signInPath(loginType)}>
            {text(isAuthenticated ? 'otherAccount' : 'signIn')}
          </a>
        </>
      }
    >
      {text(isAuthenticated ? 'accessDeniedText' : 'accessDeniedSignedOutText')}
    </MessageScreen>
  );
}
