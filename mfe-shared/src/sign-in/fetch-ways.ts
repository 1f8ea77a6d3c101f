const fetchChunk = () => import(/* webpackChunkName: "other-ways" */ './other-ways-chunk');

/** The ways to sign in without a password. A failed load is tried once more. */
export const fetchWays = () =>
  fetchChunk()
    .catch(fetchChunk)
    .then(({ otherWays }) => otherWays);
