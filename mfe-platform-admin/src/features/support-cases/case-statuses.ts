export const caseStatuses = [
  'open',
  'waiting_for_platform',
  'waiting_for_store',
  'solved',
  'closed',
] as const;
