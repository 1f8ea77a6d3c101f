/** The chart with its library, which is most of the dashboard's code. */
export const loadSalesChart = () => import(/* webpackChunkName: "sales-chart" */ './sales-chart');
