import type { Permission } from 'api';
import type { LinkProps } from 'mfe-shared';
import { Link, usePermission } from 'mfe-shared';

/** A link for people who may open its page; plain text for others. */
export function PermittedLink({ permission, children, ...rest }: LinkProps & { permission: Permission }) {
  const allowed = usePermission(permission);
  return allowed ? <Link {...rest}>{children}</Link> : <span>{children}</span>;
}
