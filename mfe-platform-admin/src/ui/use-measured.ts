import { useFormat } from 'mfe-shared';

const second = 1_000;
const kilobyte = 1_000;

export type Measured = {
  /** `850 ms`, `1.9 s`; a dash without a value. */
  time: (ms: number | null | undefined) => string;
  /** `214 kB`. */
  size: (bytes: number | null | undefined) => string;
};

/** The metrics of pages as text. */
export function useMeasured(): Measured {
  const { number } = useFormat();
  const text = (value: number | null | undefined, write: (value: number) => string) =>
    value === null || value === undefined ? '–' : write(value);
  return {
    time: (ms) =>
      text(ms, (value) =>
        value < second
          ? `${number(Math.round(value))} ms`
          : `${number(Math.round(value / (second / 10)) / 10)} s`,
      ),
    size: (bytes) => text(bytes, (value) => `${number(Math.round(value / kilobyte))} kB`),
  };
}
