import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder with a certificate of a day, as nginx and as HAProxy (`both.pem`) want it. Needs openssl. */
export function makeCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', '/CN=shops.example', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...kind, ...names], { stdio: 'ignore' });
  writeFileSync(join(folder, 'both.pem'), [certificate, key].map((name) => readFileSync(name)).join(''));
}
