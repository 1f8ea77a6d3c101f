/** A line of a stack that names a file of a build. */
export type Frame = {
  remote: string;
  build: string;
  file: string;
  line: number;
  column: number;
  name: string;
};

const place =
  /\/mfe\/(?<remote>[a-z][a-z0-9-]{1,39})\/(?<build>[0-9a-f]{12})\/(?<file>[\w.-]{1,120}\.js):(?<line>[1-9]\d{0,6}):(?<column>[1-9]\d{0,7})/;
/** `at cut (` of Chrome, `cut@` of Firefox and Safari. */
const called = /^\s*at (?:async |new )?(?<chrome>[^\s()]+) \(|^\s*(?<others>[^\s@]+)@/;

/** Reads a line of a stack; null for one that names no file of a build: a message, or a library of the browser. */
export function readFrame(text: string): Frame | null {
  const groups = place.exec(text)?.groups;
  if (!groups) return null;
  const { chrome, others } = called.exec(text)?.groups ?? {};
  const { remote = '', build = '', file = '', line, column } = groups;
  return { remote, build, file, line: Number(line), column: Number(column), name: chrome ?? others ?? '' };
}

/** Writes a frame as Chrome does, for every browser. */
export const writeFrame = (name: string, source: string, line: number, column: number): string =>
  name ? `    at ${name} (${source}:${line}:${column})` : `    at ${source}:${line}:${column}`;
