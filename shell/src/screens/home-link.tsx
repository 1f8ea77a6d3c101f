import { text } from './texts';

/** A full load on purpose: whatever was wrong with this page stays behind. */
export function HomeLink({ to = '/' }: { to?: string }) {
  return (
    <a className="larder-button larder-primary" href={to}>
      {text('home')}
    </a>
  );
}
