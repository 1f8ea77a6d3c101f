import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderRoutes } from '../testing';
import { Alert } from './alert';
import { Button } from './button';
import { QuantityStepper } from './quantity-stepper';
import { RadioGroup } from './radio-group';
import { Tabs } from './tabs';
import { Tooltip } from './tooltip';

const open = (element: React.ReactNode) => renderRoutes(() => [{ path: '/', element }], { path: '/' });

function Stepper() {
  const [value, setValue] = useState(1);
  return <QuantityStepper label="Milk" value={value} onChange={setValue} min={0} max={2} />;
}

function Choices() {
  const [tab, setTab] = useState('a');
  const [way, setWay] = useState('cash');
  return (
    <>
      <Tabs
        label="Parts"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'a', label: 'First', panel: 'one' },
          { value: 'b', label: 'Second', panel: 'two' },
        ]}
      />
      <RadioGroup
        label="Payment"
        value={way}
        onChange={setWay}
        options={[
          { value: 'cash', label: 'Cash' },
          { value: 'card', label: 'Card', help: 'At the door' },
        ]}
      />
    </>
  );
}

it('a stepper stays within its bounds', async () => {
  const { user } = await open(<Stepper />);
  await user.click(screen.getByRole('button', { name: 'Increase Milk' }));
  expect(screen.getByRole('group', { name: 'Milk' })).toHaveTextContent('2');
  expect(screen.getByRole('button', { name: 'Increase Milk' })).toBeDisabled();
  await user.dblClick(screen.getByRole('button', { name: 'Decrease Milk' }));
  expect(screen.getByRole('button', { name: 'Decrease Milk' })).toBeDisabled();
});

it('tabs can be changed by the arrow keys', async () => {
  const { user } = await open(<Choices />);
  await user.click(screen.getByRole('tab', { name: 'First' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Second' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('two');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'First', selected: true })).toHaveFocus();
});

it('one of several radio options can be chosen', async () => {
  const { user } = await open(<Choices />);
  await user.click(screen.getByRole('radio', { name: /Card/ }));
  expect(screen.getByRole('radio', { name: /Card/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Cash' })).not.toBeChecked();
});

it('a tooltip describes its focused control until Escape', async () => {
  const { user } = await open(
    <Tooltip title="Deletes it">
      <button type="button">Delete</button>
    </Tooltip>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Deletes it');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('an action that is below a message stands under its words, not under its icon', async () => {
  await open(
    <Alert severity="error" action={<Button>Retry</Button>}>
      It did not load.
    </Alert>,
  );
  const action = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('It did not load.').parentElement).toContainElement(action);
});
