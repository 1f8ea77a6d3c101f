/** What programmers read above the list of calls, at /api/docs. Markdown. */
export const apiGuide = `
Every call goes to the host of one store, such as \`https://fresh.example/api/products\`, and is about that store only.

## API keys

Staff with the right to change integrations make keys at \`/admin/api-keys\`. A key is shown once. A program sends it
with each call:

\`\`\`
curl https://fresh.example/api/products -H 'Authorization: Bearer lk_…'
\`\`\`

- A key may do what its permissions name: \`x-access\` of each call below says which one it needs. Calls without a
  permission in \`x-access\` are for people, or need no key.
- Team, roles, settings and keys stay with people: no key has their permissions.
- A missing, unknown, revoked or expired key is answered with 401 \`UNAUTHORIZED\`, a call beyond its permissions with
  403 \`FORBIDDEN\`.
- One key makes 1,200 calls a minute at most. Beyond that the reply is 429 with \`Retry-After\` in seconds.
- Whatever a program changes is in the audit log under the name of its key.

## Replies

Failures have one shape: \`{ code, message, details, requestId }\`. \`code\` is stable; \`details\` name the fields.
Amounts are integers in minor units of the store's currency, times are ISO 8601 in UTC. Lists take \`page\`, \`limit\`
(100 at most), \`sort\` and \`q\`. Who saves over a row names the \`version\` that was read; a newer one is answered
with 409 \`VERSION_CONFLICT\`. Calls that ask for an \`Idempotency-Key\` can be repeated with the same one without
happening twice.
`;
