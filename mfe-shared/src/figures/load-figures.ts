export const loadFigureCard = () => import(/* webpackChunkName: "figures" */ './figure-card');
export const loadRangeFields = () => import(/* webpackChunkName: "figures" */ './range-fields');

/** The chart with its library, which is most of a page's code. */
export const loadDayChart = () => import(/* webpackChunkName: "day-chart" */ './day-chart-panel');

/** Loads what a page of figures needs, beside the page itself. */
export function loadFigures(): void {
  for (const load of [loadFigureCard, loadRangeFields, loadDayChart]) load().catch(() => {});
}
