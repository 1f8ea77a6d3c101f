import type { TestEdge } from './testing/edge.ts';
import { startEdge } from './testing/edge.ts';

let test: TestEdge;
beforeAll(async () => {
  test = await startEdge({}, (api) => {
    api.isDown = true;
  });
});
afterAll(() => test.close());

it('the unavailable page is in the visitor’s language, with Retry and Reset Cache', async () => {
  const { statusCode, headers, body } = await test.get('/', {
    accept: 'text/html,*/*',
    'accept-language': 'de-AT,de;q=0.9',
  });
  expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
  expect(body).toContain('<html lang="de">');
  expect(body).toContain('<h1 id="title">Konfigurationsfehler</h1>');
  expect(body).toContain('>Erneut versuchen</a>');
  expect(body).toContain('>Zwischenspeicher leeren</button>');
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(body.match(/nonce="([^"]+)"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
});

it('the unavailable reply is plain text for requests other than pages', async () => {
  const { statusCode, headers, body } = await test.get('/');
  expect([statusCode, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
  expect(body).toContain('cannot be reached');
});
