import { landingPath, signInPath, useSession } from 'mfe-shared';
import { HomeLink } from './home-link';
import { MessageScreen } from './message-screen';
import { text } from './texts';

type Props = {
  /** The sign-in page for another account; by default that of the present login type. */
  signIn?: string;
};

/** For a user without the permission: links to their own start page and to another sign-in. */
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
