/** The introduction for programmers above the list of calls, at /api/docs. Markdown. */
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

## Webhooks

At \`/admin/webhooks\` staff say which events are sent to which https address. Each message is a POST of JSON, signed as
the [Standard Webhooks](https://www.standardwebhooks.com) say, for which there are libraries in most languages:

\`\`\`
POST /larder HTTP/1.1
webhook-id: 01931a5e-…            the same each time that this message is sent
webhook-timestamp: 1767225600     when this attempt was made, in seconds
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"order.status_changed","timestamp":"2026-01-01T00:00:00.000Z",
 "data":{"items":[{"id":"…","number":"1042","from":"pending","to":"confirmed","version":2}]}}
\`\`\`

\`\`\`
// With the package standardwebhooks. It throws when the message is not from this store, or old.
const message = new Webhook('whsec_…').verify(rawBody, headers);
\`\`\`

Without a library: the signature is the HMAC-SHA256, in base64, of \`<webhook-id>.<webhook-timestamp>.<raw body>\`, with
what follows \`whsec_\` in the secret, decoded from base64, as its key. Compare in constant time, and refuse timestamps
that are more than five minutes off.

| Event | What an item has besides \`id\` |
|---|---|
| \`order.placed\`, \`order.updated\` | \`number\`, \`total\`, \`currency\`, \`version\` |
| \`order.status_changed\` | \`number\`, \`from\`, \`to\`, \`version\` |
| \`order.refunded\` | \`number\`, \`refundId\`, \`amount\`, \`currency\` |
| \`product.created\`, \`product.updated\`, \`product.deleted\` | \`sku\`, \`version\` |
| \`stock.changed\`; the id is a variant's | \`productId\`, \`sku\`, \`onHand\`, \`allocated\` |
| \`customer.created\`, \`customer.updated\`, \`customer.erased\` | \`version\` |
| \`webhook.test\` | has no items |

- A message has up to 250 items: what happens within a second, or in one change of many products, comes together. Read
  the rows themselves by the API. A product that comes back from the trash is created again.
- An order is updated when its goods, address, delivery, weights or payment change; its status has an event of its own.
- Answer with a 2xx within ten seconds, and work afterwards. Redirects are not followed.
- Anything else is retried, ten times in three days. Messages may arrive twice (compare \`webhook-id\`) and may
  arrive out of order (compare \`version\`).
- After three days without a success a webhook is switched off, and staff are notified. What was sent is kept for 30 days,
  and staff can send it again.
- After \`customer.erased\` delete what you have of that person.

## Replies

Failures have one shape: \`{ code, message, details, requestId }\`. \`code\` is stable; \`details\` name the fields.
Amounts are integers in minor units of the store's currency, times are ISO 8601 in UTC. Lists take \`page\`, \`limit\`
(100 at most), \`sort\` and \`q\`. To update a row, send the \`version\` that was read; an outdated one is answered
with 409 \`VERSION_CONFLICT\`. Calls that require an \`Idempotency-Key\` can be repeated with the same one without
happening twice.
`;
