export type JobPart = {
  name: string;
  build: string;
  version: string;
  entry: string;
  global: string;
  exposes: string[];
};

/** A remote to load beside a mfe-shared. */
export type ContainerJob = {
  shared: JobPart;
  remote: JobPart;
  /** The libraries that the page provides, with their versions. */
  provides: [string, string][];
};

export type ToContainers =
  | { kind: 'run'; job: ContainerJob }
  /** Null for a file that the build does not have. */
  | { kind: 'code'; id: number; code: string | null };

export type FromContainers =
  | { kind: 'file'; id: number; url: string }
  /** It begins with this file, module or page. */
  | { kind: 'at'; part: string; place: string }
  | { kind: 'done' }
  | { kind: 'failed'; part: string; place: string; text: string };
