const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

it('an element is hidden by the browser, by a rule and by its own style, and the last of them counts', () => {
  document.head.innerHTML = `<style>.gone { display: none } @media print { #shown { display: none } }</style>`;
  document.body.innerHTML = `<p id="shown"></p><p class="gone"></p><p class="gone" id="back" style="display: flex"></p>
    <p id="attribute" hidden></p><dialog></dialog><dialog open></dialog><input type="hidden"><input type="text"><span></span>`;
  expect(
    [
      '#shown',
      '.gone',
      '#back',
      '#attribute',
      'dialog',
      'dialog[open]',
      '[type=hidden]',
      '[type=text]',
      'span',
    ].map((one) => style(one).display),
  ).toEqual(['block', 'none', 'flex', 'none', 'none', '', 'none', 'inline-block', '']);
});

it('a rule counts as soon as it is there, and no longer than that', () => {
  document.body.innerHTML = '<main><b></b></main>';
  expect(style('b').visibility).toBe('visible');
  document.head.innerHTML = '<style>main { visibility: hidden } b::before { visibility: visible }</style>';
  expect(style('b').getPropertyValue('visibility')).toBe('hidden');
  document.head.innerHTML = '<style>main { pointer-events: none; opacity: 0 }</style>';
  const { visibility, pointerEvents, opacity } = style('b');
  expect([visibility, pointerEvents, opacity]).toEqual(['visible', 'none', '']);
  expect(style('main').opacity).toBe('0');
});

it('other properties are those of jsdom', () => {
  document.body.innerHTML = '<b style="color: red; margin-top: 4px"></b>';
  expect(style('b').color).toBe('rgb(255, 0, 0)');
  expect(style('b').getPropertyValue('margin-top')).toBe('4px');
});
