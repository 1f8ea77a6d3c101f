/** `before` is the value of the day that it is compared with. */
export type DayOfChart = { day: string; value: number; before?: number };

export type DayChartProps = {
  days: readonly DayOfChart[];
  format: (value: number) => string;
  /** A line more about a day, below its value. */
  note?: (day: string) => string | undefined;
  /** With a line of the days that these are compared with. */
  withBefore?: boolean;
};
