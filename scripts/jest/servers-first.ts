import Sequencer from '@jest/test-sequencer';

type Test = Parameters<Sequencer['sort']>[0][number];
const isLater = ({ context }: Test) => Number(context.config.displayName?.name !== 'server');

/**
 * The tests of `server` and `scripts` come first: they wait for processes that they start, some of them for a minute in
 * a few lines. Jest takes large files first where it does not know times, and would end by waiting for these alone.
 */
export default class ServersFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => isLater(one) - isLater(other));
  }
}
