import type { OneBundleResult } from './against-one-bundle.ts';
import type { ArchiveResult } from './archives.ts';
import type { BackOfficeResult } from './back-office.ts';
import type { ListTimes } from './back-office-lists.ts';
import type { BrokenBuild } from './broken-builds.ts';
import type { IdentityResult } from './identity.ts';
import type { LoadResult } from './load.ts';
import type { MemoryResult } from './memory.ts';
import type { Navigation } from './navigation.ts';
import type { NewStoreResult } from './new-store.ts';
import type { PageResult } from './page-load.ts';
import type { PressResult } from './presses.ts';
import type { ReleaseTimes } from './releases.ts';
import type { RlsResult } from './rls.ts';
import type { ScaleResult } from './scale.ts';
import type { SearchResult } from './search.ts';
import type { Memory } from './server.ts';
import type { SideBySideResult } from './side-by-side.ts';
import type { SlotsResult } from './slots.ts';

/** The goal for a figure, and the figure. */
export type Goal = { what: string; goal: string; is: number; met: boolean };

/** Empty lists and null were not measured. */
export type BenchResults = {
  /** When each part was measured last, by the name of its flag. */
  measuredAt: Record<string, string>;
  machine: { cores: number; memoryGiB: number; node: string };
  start: { firstSeconds: number; laterSeconds: number };
  memoryMiB: { idle: Memory; afterLoad: Memory };
  api: LoadResult[];
  oversold: number;
  identity: IdentityResult | null;
  rls: RlsResult[];
  pages: PageResult[];
  oneBundle: OneBundleResult[];
  navigation: Navigation[];
  presses: PressResult | null;
  search: SearchResult | null;
  releases: ReleaseTimes | null;
  slots: SlotsResult[];
  brokenBuilds: BrokenBuild[];
  sideBySide: SideBySideResult | null;
  backOffice: BackOfficeResult | null;
  newStore: NewStoreResult | null;
  /** The operators' lists and sums of 10,000 stores. */
  platform: ListTimes[];
  archives: ArchiveResult | null;
  memory: MemoryResult;
  scale: ScaleResult | null;
  goals: Goal[];
};

const unknownMemory = { node: 0, database: 0 };

/** Before anything is measured. */
export const unmeasured: BenchResults = {
  measuredAt: {},
  machine: { cores: 0, memoryGiB: 0, node: '' },
  start: { firstSeconds: 0, laterSeconds: 0 },
  memoryMiB: { idle: unknownMemory, afterLoad: unknownMemory },
  api: [],
  oversold: 0,
  identity: null,
  rls: [],
  pages: [],
  oneBundle: [],
  navigation: [],
  presses: null,
  search: null,
  releases: null,
  slots: [],
  brokenBuilds: [],
  sideBySide: null,
  backOffice: null,
  newStore: null,
  platform: [],
  archives: null,
  memory: [],
  scale: null,
  goals: [],
};
