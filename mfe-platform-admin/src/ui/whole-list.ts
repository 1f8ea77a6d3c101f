/** Few rows, which the API sends at once, as `ListPage` shows a page of many. */
export const wholeList = <Row>(items: Row[]) => ({ items, totalDoc: items.length, page: 1, pages: 1 });
