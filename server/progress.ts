export type Log = (line: string) => void;

/** Prints each step with the seconds since the program started, so that a wait is seen to go on. */
export function progress(startedAt: number = performance.timeOrigin): Log {
  return (line) => {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(5);
    process.stdout.write(`${seconds} s  ${line}\n`);
  };
}
