/** How many characters of a build's name people need to tell it from others. */
const shownOfBuild = 7;
const named = ['name', 'email', 'recipient', 'domain', 'number', 'slug', 'ring'] as const;

/** A short text for the subject of an entry, from its details; '' without one. */
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

const nameOf = (build: unknown) => (typeof build === 'string' ? build.slice(0, shownOfBuild) : '');
