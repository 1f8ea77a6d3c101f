import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { LoginReply } from '../../api/src/contract.ts';
import type { FaultName } from '../../e2e/faults.ts';
import { faults } from '../../e2e/faults.ts';
import { faultyBuild } from '../../e2e/faulty-builds.ts';
import { visitUntilReplaced } from '../../e2e/visit-until-replaced.ts';
import { chromiumOptions } from '../chromium.ts';
import { platformAt } from '../release/platform-client.ts';
import { releaseParts } from '../release/release-parts.ts';
import { rounded } from './effort.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';

/** The results of one build that an operator has forced past the gate. */
export type BrokenBuild = {
  fault: string;
  /** Visitors who saw anything of it, of those who came one after the other. */
  sawIt: number;
  /** From going live to the first page without it. */
  outSeconds: number;
};

const part = 'mfe-storefront';
const forced: FaultName[] = [
  'throws when it is loaded',
  'loops when it is loaded',
  'never ends loading',
  'paints nothing',
];

/** Puts broken storefronts live one after the other, and counts who sees that until the platform takes each out. */
export async function measureBrokenBuilds(shop: Shop, workFolder: string): Promise<BrokenBuild[]> {
  const address = `http://localhost:${new URL(shop.base).port}`;
  const platform = platformAt(address);
  const credentials = { email: 'platform@larder.test', password: 'Larder-demo-1' };
  const host = { ...shop, host: new URL(address).host };
  const { token } = await ask<LoginReply>(host, '/api/platform/admin/login', credentials);
  const measured: BrokenBuild[] = [];
  for (const fault of forced) {
    const broken = faultyBuild(part, faults[fault](part), join(workFolder, 'broken'));
    await releaseParts({
      ...{ platform, parts: [broken], tokenFor: () => token, log: () => {} },
      ...{ way: { live: true, force: 'a measurement' }, commit: undefined, checked: Promise.resolve() },
    });
    // A tab that loops may keep a browser from being closed, so each fault has its own.
    const browser = await chromium.launch(chromiumOptions());
    const url = `http://${shop.host}/`;
    const out = await visitUntilReplaced({ browser, url, build: broken.build }).finally(() =>
      browser.close(),
    );
    measured.push({ fault, sawIt: out.broken, outSeconds: rounded(out.seconds, 1) });
  }
  await platform.close();
  return measured;
}
