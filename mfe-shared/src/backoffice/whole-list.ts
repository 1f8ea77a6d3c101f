/** The rows of a list that the API sends whole, as the one page of it that `ListPage` shows. */
export const wholeList = <Row>(
  items: Row[],
): { items: Row[]; totalDoc: number; page: number; pages: number } => ({
  items,
  totalDoc: items.length,
  page: 1,
  pages: 1,
});
