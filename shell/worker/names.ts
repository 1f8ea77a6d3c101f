/** The worker's caches. One that serves a worker no more drops all of this prefix. */
export const caches = {
  pages: 'larder-pages',
  builds: 'larder-builds',
  catalogue: 'larder-catalogue',
  pictures: 'larder-pictures',
};

export const offlinePage = '/offline.html';
