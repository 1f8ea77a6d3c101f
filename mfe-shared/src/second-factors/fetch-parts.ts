const fetchChunk = () => import(/* webpackChunkName: "second-factors" */ './second-factors-chunk');

/** The screens of second factors, which only those load who need them. A failed load is tried once more. */
export const fetchParts = () =>
  fetchChunk()
    .catch(fetchChunk)
    .then(({ secondFactorParts }) => secondFactorParts);
