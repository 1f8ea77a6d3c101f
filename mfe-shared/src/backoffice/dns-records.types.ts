import type { PointedDomain } from 'api';

export type DnsRecordsProps = {
  claim: PointedDomain;
  /** The last check did not find the proof. */
  error: Error | null;
  /** How the domain is proved, how it leads to the store (by a CNAME or by addresses), and why it is not proved. */
  say: (
    text:
      | 'how'
      | 'record'
      | 'text'
      | 'pointCname'
      | 'pointApex'
      | 'pointApexUnknown'
      | `reason.${'missing' | 'different' | 'unanswered'}`,
  ) => string;
  copyLabel: (label: string) => string;
};
