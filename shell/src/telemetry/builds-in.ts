const fileOfBuild = /\/mfe\/([\w-]+)\/([0-9a-f]{12})\//g;

/** Remote and build of each build's file in a text, such as a URL or a stack. */
export function buildsIn(text = ''): { remote: string; build: string }[] {
  return [...text.matchAll(fileOfBuild)].map(([, remote = '', build = '']) => ({ remote, build }));
}
