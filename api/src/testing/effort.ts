/** The processor time of this process while `work` is done, in milliseconds: a busy machine does not change it. */
export async function effortOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
