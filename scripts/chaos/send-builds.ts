import { request } from 'undici';
import { openDatabase } from '../../api/src/platform/database/open-database.ts';
import type { TestBuild } from '../../api/src/testing/builds.ts';
import { createToken, makeBuild } from '../../api/src/testing/builds.ts';
import { asLongAs } from './as-long-as.ts';
import type { Database } from './database.ts';
import type { Services } from './services.ts';
import type { Shop } from './shopper.ts';

/** An edge waits ten seconds for the API. */
const answerWithinMs = 10_000;
const part = 'mfe-reports';

/**
 * A team that sends build after build while the bucket fails: each call is answered in time, and who sends what is
 * missing again gets all of it into the bucket. Returns what was seen.
 */
export async function sendBuilds(shop: Shop, { url }: Database, { bucket }: Services): Promise<string> {
  const database = openDatabase(url);
  const token = await createToken(database, part);
  await database.close();
  const builds: TestBuild[] = [];
  let [taken, refused] = [0, 0];

  async function call(method: 'POST' | 'PUT', path: string, body: object) {
    const isFile = Buffer.isBuffer(body);
    const reply = await request(`http://127.0.0.1:${shop.port}/api/releases${path}`, {
      ...{ method, body: isFile ? body : JSON.stringify(body), signal: AbortSignal.timeout(answerWithinMs) },
      headers: {
        ...{ host: 'localhost', authorization: `Bearer ${token}` },
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
      },
    });
    const text = await reply.body.text();
    if (reply.statusCode !== 503 && reply.statusCode >= 300)
      throw new Error(`${method} ${path} was answered ${reply.statusCode}: ${text}`);
    if (reply.statusCode === 503) refused += 1;
    else taken += 1;
    return reply.statusCode === 503 ? null : (JSON.parse(text) as { missing?: string[] });
  }

  /** Returns whether all of it is there. */
  async function send({ record, files }: TestBuild): Promise<boolean> {
    const announced = await call('POST', '', { record });
    for (const file of announced?.missing ?? [])
      if (!(await call('PUT', `/${part}/${record.build}/files/${file}`, files.get(file) ?? Buffer.alloc(0))))
        return false;
    return announced !== null;
  }

  await asLongAs(bucket.fail(), async () => {
    const build = makeBuild(part);
    builds.push(build);
    await send(build);
  });
  for (const build of builds)
    if (!(await send(build))) throw new Error('After the bucket was well, a file is refused.');
  for (const { record, files } of builds)
    for (const [file, bytes] of files)
      if (!bucket.objects.get(`releases/${part}/${record.build}/${file}`)?.bytes.equals(bytes))
        throw new Error(`The bucket does not have ${file} as it was sent.`);
  return `${builds.length} builds are whole in the bucket: ${taken} calls were taken, ${refused} refused with 503`;
}
