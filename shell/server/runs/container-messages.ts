export type JobPart = {
  name: string;
  build: string;
  version: string;
  entry: string;
  global: string;
  exposes: string[];
};

/** A remote to load beside an mfe-shared. */
export type ContainerJob = {
  shared: JobPart;
  remote: JobPart;
  /** The libraries that the page provides, with their versions. */
  provides: [string, string][];
};
