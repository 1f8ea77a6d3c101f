import { NotPublic } from './public-address.ts';

/** Why there was no answer. */
export const callProblems = [
  'private',
  'timeout',
  'unknown_host',
  'refused',
  'certificate',
  'broken',
] as const;

/** The problems by the codes of Node's errors. */
const patterns: [RegExp, (typeof callProblems)[number]][] = [
  [/^(ABORT_ERR|ETIMEDOUT)$/, 'timeout'],
  [/^(ENOTFOUND|EAI_AGAIN|ENODATA)$/, 'unknown_host'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'refused'],
  [/CERT|SELF_SIGNED|^ERR_TLS|^ERR_SSL|^EPROTO$|UNABLE_TO_/, 'certificate'],
];

export function problemOf(error: unknown): (typeof callProblems)[number] {
  if (error instanceof NotPublic) return 'private';
  const { code = '' } = error as { code?: string };
  return patterns.find(([pattern]) => pattern.test(String(code)))?.[1] ?? 'broken';
}
