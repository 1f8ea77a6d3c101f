import type { JobPart } from './container-messages.ts';

export type Login = 'platformAdmin' | 'tenantAdmin' | 'customer';

/** Pages of a remote that one visitor opens, one after the other. */
export type ShellJob = {
  shell: JobPart;
  shared: JobPart;
  remote: JobPart;
  /** `https://fresh.example`. */
  origin: string;
  /** The page's composition and bootstrap data, as JSON. */
  composition: string;
  bootstrap: string;
  /** As who somebody is signed in, who may do everything; nobody without it. */
  login: Login | null;
  permissions: readonly string[];
  paths: string[];
  /** How long a page that is on the screen may still paint nothing. */
  blankMs: number;
};
