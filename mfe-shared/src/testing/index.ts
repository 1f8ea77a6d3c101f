/** For tests of the shell and remotes: renders routes as in a page, with a fake API and a signed-in user. */

export { demoBootstrap } from './demo-bootstrap';
export { exportedLines, oneByOne } from './exported';
export { failure, type Handler, type Handlers, type RecordedRequest } from './fake-api';
export { fakeSignInLayer, type LayerHandlers, type LayerRequest } from './fake-sign-in-layer';
export { pagesWithoutWords } from './pages-without-words';
export { type RenderedPage, type RenderRoutesOptions, renderRoutes } from './render-routes';
export { customer, platformAdmin, type TestSession, tenantAdmin } from './test-session';
