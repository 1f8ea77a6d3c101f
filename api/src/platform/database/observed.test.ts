import { observer } from './observed.ts';

it('a slow statement is a line of the log, without its values; all are counted by name or first word', () => {
  const lines: object[] = [];
  const counted: [string, boolean][] = [];
  const log = { warn: (line: object) => void lines.push(line) };
  const observe = observer(log as never, 50, (name, _ms, failed) => void counted.push([name, failed]));
  const statement = {
    text: '-- why\nselect 1 from customers where email = $1',
    name: undefined,
    values: ['ann@fresh.test'],
  };
  observe(statement, 49, false);
  observe({ ...statement, name: 'customer' }, 51.4, true);
  observe({ text: '(select 1)', name: undefined, values: [] }, 1, false);
  expect(counted).toEqual([
    ['select', false],
    ['customer', true],
    ['other', false],
  ]);
  expect(lines).toEqual([{ statement: statement.text, prepared: 'customer', ms: 51, failed: true }]);
});
