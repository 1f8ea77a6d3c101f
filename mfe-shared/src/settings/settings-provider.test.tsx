import { act, screen } from '@testing-library/react';
import { renderRoutes } from '../testing';
import { demoBootstrap } from '../testing/demo-bootstrap';
import { useSettings } from './settings-context';

const whole = demoBootstrap().customization;
const open = (element: React.ReactNode) =>
  renderRoutes(() => [{ path: '/admin/x', element }], {
    path: '/admin/x',
    handlers: { 'GET /setting/store/customization/all': { ...whole, marked: 'as read' } },
    settings: { customization: undefined as never },
  });

function Name() {
  return <p>{useSettings().global.default_currency}</p>;
}

function Marked() {
  const { customization } = useSettings();
  return <p>{(customization as { marked?: string } | null)?.marked ?? 'nothing yet'}</p>;
}

it('a page without the shop’s texts fetches them only for what reads them', async () => {
  const without = await open(<Name />);
  expect(await screen.findByText('USD')).toBeInTheDocument();
  expect(without.requests).toEqual([]);
  without.unmount();
  const reading = await act(() => open(<Marked />));
  expect(await screen.findByText('as read')).toBeInTheDocument();
  expect(reading.requests.map(({ path }) => path)).toEqual(['/setting/store/customization/all']);
});
