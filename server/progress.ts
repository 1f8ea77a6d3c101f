export type Log = (line: string) => void;

/** Prints each step with the seconds since the start, so that progress is visible. */
export function progress(startedAt: number = performance.timeOrigin): Log {
  return (line) => {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(5);
    process.stdout.write(`${seconds} s  ${line}\n`);
  };
}
