import { text } from './texts';

/** A full page load on purpose, which discards the broken state. */
export function HomeLink({ to = '/' }: { to?: string }) {
  return (
    <a className="larder-button larder-primary" href={to}>
      {text('home')}
    </a>
  );
}
