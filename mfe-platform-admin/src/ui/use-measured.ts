import { useFormat } from 'mfe-shared';

const second = 1_000;
const kilobyte = 1_000;
const largerUnits = [
  { unit: 'GB', bytes: 1_000_000_000 },
  { unit: 'MB', bytes: 1_000_000 },
];

export type Measured = {
  /** `850 ms`, `1.9 s`; a dash without a value. */
  time: (ms: number | null | undefined) => string;
  /** `214 kB`, `1.2 GB`. */
  size: (bytes: number | null | undefined) => string;
};

/** Times and sizes as text. */
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
    size: (bytes) =>
      text(bytes, (value) => {
        const larger = largerUnits.find((one) => value >= one.bytes);
        if (!larger) return `${number(Math.round(value / kilobyte))} kB`;
        return `${number(Math.round((value / larger.bytes) * 10) / 10)} ${larger.unit}`;
      }),
  };
}
