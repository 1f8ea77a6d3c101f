import { landingPath, signInPath, useSession } from 'mfe-shared';
import { HomeLink } from './home-link';
import { MessageScreen } from './message-screen';
import { text } from './texts';

type Props = {
  /** Where to come in as somebody else; where this person came in when left out. */
  signIn?: string;
};

/** For a user whose rights do not reach: back to their own start, or in as somebody else. */
export function AccessDeniedScreen({ signIn }: Props) {
  const { isAuthenticated, loginType, user } = useSession();
  return (
    <MessageScreen
      title={text('accessDenied')}
      detail={user?.email}
      actions={
        <>
          <HomeLink to={isAuthenticated ? landingPath(loginType) : '/'} />
          <a className="larder-button" href={signIn ?? signInPath(loginType)}>
            {text(isAuthenticated ? 'otherAccount' : 'signIn')}
          </a>
        </>
      }
    >
      {text(isAuthenticated ? 'accessDeniedText' : 'accessDeniedSignedOutText')}
    </MessageScreen>
  );
}
