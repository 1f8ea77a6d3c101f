/** Loads what comes later than its page, so that it comes at once, however busy the machine is. */
export const loadLazyParts = () =>
  Promise.all([
    import('../features/products/bought-together'),
    import('../layout/consent'),
    import('../ui/favourites'),
    import('../ui/own-review'),
    import('../ui/popular-shelf'),
  ]);
