import { screen } from '@testing-library/react';
import { AcceptInvitation } from '../sign-in/accept-invitation';
import { ForgotPasswordForm } from '../sign-in/forgot-password-form';
import { ResetPasswordForm } from '../sign-in/reset-password-form';
import { SignInError } from '../sign-in/sign-in-error';
import { SignInForm } from '../sign-in/sign-in-form';
import { SignOut } from '../sign-in/sign-out';
import { VerifyRequest } from '../sign-in/verify-request';
import type { RenderedPage, RenderRoutesOptions } from './render-routes';
import { renderRoutes } from './render-routes';

const routes = [
  { path: '/auth/login', element: <SignInForm loginType="customer" /> },
  { path: '/admin/auth/login', element: <SignInForm loginType="tenantAdmin" /> },
  { path: '/auth/forgot-password', element: <ForgotPasswordForm loginType="customer" /> },
  { path: '/admin/auth/forgot-password', element: <ForgotPasswordForm loginType="tenantAdmin" /> },
  { path: '/auth/reset-password', element: <ResetPasswordForm loginType="customer" /> },
  { path: '/auth/verify-request', element: <VerifyRequest loginType="customer" /> },
  { path: '/auth/error', element: <SignInError loginType="customer" /> },
  { path: '/admin/auth/error', element: <SignInError loginType="tenantAdmin" /> },
  { path: '/auth/logout', element: <SignOut loginType="customer" /> },
  { path: '/admin/auth/signup', element: <AcceptInvitation /> },
  { path: '*', element: <h1>Elsewhere</h1> },
];

/** Renders a sign-in page as a remote does, without its layout. */
export const openAuthPage = (
  path: string,
  options: Omit<RenderRoutesOptions, 'path'> = {},
): Promise<RenderedPage> => renderRoutes(() => routes, { path, ...options });

/** Fills in both fields of a new password. */
export async function choosePassword(
  { user }: RenderedPage,
  label: string,
  password: string,
  again = password,
): Promise<void> {
  await user.type(await screen.findByLabelText(label), password);
  await user.type(screen.getByLabelText('New password again'), again);
}
