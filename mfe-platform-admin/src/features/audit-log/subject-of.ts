import { shortBuild } from '../../ui/build-name';

const named = ['name', 'email', 'recipient', 'domain', 'number', 'slug', 'ring'] as const;

/** What an act was about, in a few characters, as far as its details say so; '' where they do not. */
export function subjectOf(details: Record<string, unknown>): string {
  const { remote, build, parts } = details;
  if (typeof remote === 'string') return [remote, nameOf(build)].join(' ').trim();
  if (typeof parts === 'object' && parts !== null)
    return Object.entries(parts)
      .map(([part, of]) => `${part} ${nameOf(of)}`)
      .join(', ');
  const found = named.map((key) => details[key]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

const nameOf = (build: unknown) => (typeof build === 'string' ? shortBuild(build) : '');
