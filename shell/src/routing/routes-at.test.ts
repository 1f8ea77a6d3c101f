import type { RouteObject } from 'react-router-dom';
import { routesAt } from './routes-at';

const create = (prefix: string): RouteObject[] => [
  {
    path: '/',
    id: `${prefix} frame`,
    children: [
      { path: '/', id: `${prefix} home` },
      { path: '/product/:slug', id: `${prefix} product` },
      { path: '/*', id: `${prefix} other` },
    ],
  },
  { path: '/alone', id: `${prefix} alone` },
];

const idsOf = (routes: RouteObject[] = []): (string | undefined)[] =>
  routes.flatMap(({ id, children }) => [id, ...idsOf(children)]);

it.each([
  ['/', ['a frame', 'a home']],
  ['/product/milk', ['a frame', 'a product']],
  ['/nothing/here', ['a frame', 'a other']],
  ['/alone', ['a alone']],
])('at %s are only the routes that lead there', (path, ids) => {
  expect(idsOf(routesAt(create, path)('a'))).toEqual(ids);
});

it('the routes of a path are made for each page', () => {
  routesAt(create, '/')('a');
  expect(idsOf(routesAt(create, '/')('b'))).toEqual(['b frame', 'b home']);
});

it('all routes are there when none is for the path', () => {
  const few = () => [
    { path: '/a', id: 'a' },
    { path: '/b', id: 'b' },
  ];
  expect(idsOf(routesAt(few, '/c')(undefined))).toEqual(['a', 'b']);
});
