import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { FormData } from 'undici';
import type { Shop } from './shopper.ts';
import { signInOwner } from './staff.ts';

/** A disk of this size at the folder; what was in it is seen again when it is taken away. */
export function mountDisk(folder: string, size: string): () => void {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0777`, 'larder-chaos', folder], {
    stdio: 'ignore',
  });
  return () => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
}

let answer: string | undefined;
/** Why no disk can be mounted here; empty when one can. */
export function whyNoDisk(): string {
  answer ??= tryDisk();
  return answer;
}

function tryDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'larder-disk-'));
  try {
    mountDisk(folder, '64k')();
    return '';
  } catch {
    return 'no disk may be mounted here';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pictures are uploaded while there is no room for them, and afterwards. Returns what was seen. */
export async function uploadToFullDisk(shop: Shop, dataDir: string): Promise<string> {
  const owner = await signInOwner(shop);
  const noise = {
    width: 200,
    height: 200,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 90, sigma: 40 },
  };
  const picture = await sharp({ create: { ...noise, background: '#888' } })
    .png()
    .toBuffer();
  const upload = () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)]), 'a.png');
    return owner.send('POST', '/api/uploads', form);
  };
  const uploads = join(dataDir, 'uploads');
  const unmount = mountDisk(uploads, '4k');
  const refused: number[] = [];
  try {
    for (let time = 0; time < 5; time += 1) refused.push(await upload());
    const left = readdirSync(uploads, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    if (left.length > 0) throw new Error(`A refused upload left ${left[0]?.name} behind.`);
  } finally {
    unmount();
  }
  const after = await upload();
  if (refused.some((status) => status !== 503) || after !== 201)
    throw new Error(`Uploads were answered ${refused.join(', ')}, and ${after} when there was room again.`);
  return `${refused.length} uploads were refused with 503 and left nothing behind; the next one was taken`;
}
