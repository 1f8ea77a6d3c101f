const fileOfBuild = /\/mfe\/([\w-]+)\/([0-9a-f]{12})\//g;

/** Remote and build of each file of a build that a text names: an address, or a stack. */
export function buildsIn(text = ''): { remote: string; build: string }[] {
  return [...text.matchAll(fileOfBuild)].map(([, remote = '', build = '']) => ({ remote, build }));
}
