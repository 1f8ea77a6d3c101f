import { refusals } from '../api-report/compare-reports.ts';
import { agreedReport, keptReport } from '../api-report/kept-report.ts';
import { makeReport } from '../api-report/make-report.ts';
import { readReport, writeReport } from '../api-report/report-text.ts';
import { dated } from '../api-report/since.ts';
import type { Check } from './check.ts';

/** Remotes are released at other hours than mfe-shared: what it takes from them has to be said by its version. */
export const apiReport: Check = {
  name: 'report of mfe-shared',
  async run(root) {
    const found = await makeReport(root).catch(String);
    if (typeof found === 'string') return [found];
    const kept = keptReport(root);
    const agreed = agreedReport(root);
    const report = dated(found, agreed === undefined ? undefined : readReport(agreed));
    const reasons = agreed === undefined ? [] : refusals(readReport(agreed), report);
    if (reasons.length > 0) return reasons;
    if (kept === writeReport(report)) return [];
    return ['mfe-shared/api-report.md is not what its doors export: run npm run api-report'];
  },
};
