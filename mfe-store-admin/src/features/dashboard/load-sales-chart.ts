/** The chart with its library, most of what the dashboard ships. */
export const loadSalesChart = () => import(/* webpackChunkName: "sales-chart" */ './sales-chart');
