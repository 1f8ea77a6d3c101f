import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const path = 'mfe-shared/api-report.md';

export const reportFile = (root: string): string => join(root, path);

export function readReportFile(root: string): string | undefined {
  return existsSync(reportFile(root)) ? readFileSync(reportFile(root), 'utf8') : undefined;
}

/**
 * The committed report is what remotes rely on, so a branch may rewrite its report as often as it likes. Without git,
 * as in an archive of the sources, it is the file. Deleting the file starts a new report, visibly.
 */
export function committedReport(root: string): string | undefined {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['show', `HEAD:./${path}`], { cwd: root, encoding: 'utf8', stdio });
  } catch {
    return readReportFile(root);
  }
}
