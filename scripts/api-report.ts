import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printFailure, StartError } from '../server/start-error.ts';
import { refusals } from './api-report/compare-reports.ts';
import { makeReport } from './api-report/make-report.ts';
import { committedReport, readReportFile, reportFile } from './api-report/report-file.ts';
import { readReport, writeReport } from './api-report/report-text.ts';
import { dated } from './api-report/since.ts';

const root = join(import.meta.dirname, '..');

try {
  const text = readReportFile(root) === undefined ? undefined : committedReport(root);
  const agreed = text === undefined ? undefined : readReport(text);
  const report = dated(await makeReport(root), agreed);
  const reasons = agreed === undefined ? [] : refusals(agreed, report);
  if (reasons.length > 0) throw new StartError(reasons.join('\n'));
  writeFileSync(reportFile(root), writeReport(report));
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
