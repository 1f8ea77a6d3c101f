import { refusals } from '../api-report/compare-reports.ts';
import { makeReport } from '../api-report/make-report.ts';
import { committedReport, readReportFile } from '../api-report/report-file.ts';
import { readReport, writeReport } from '../api-report/report-text.ts';
import { dated } from '../api-report/since.ts';
import type { Check } from './check.ts';

/**
 * Remotes and mfe-shared are released independently, so mfe-shared's version has to tell every change that remotes
 * see.
 */
export const apiReport: Check = {
  name: 'report of mfe-shared',
  async run(root) {
    const found = await makeReport(root).catch(String);
    if (typeof found === 'string') return [found];
    const written = readReportFile(root);
    const agreed = committedReport(root);
    const report = dated(found, agreed === undefined ? undefined : readReport(agreed));
    const reasons = agreed === undefined ? [] : refusals(readReport(agreed), report);
    if (reasons.length > 0) return reasons;
    if (written === writeReport(report)) return [];
    return ['mfe-shared/api-report.md is not what its entry points export: run npm run api-report'];
  },
};
