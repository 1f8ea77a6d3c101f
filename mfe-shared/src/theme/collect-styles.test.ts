import { collectStyles } from './collect-styles';
import { createStyleCache } from './style-cache';

it('the styles of a page are those of the whole page, then those of the classes in its HTML', () => {
  const inserted = { card: '.l-card{color:red}', turn: '@keyframes turn{}', made: '.l-made{color:blue}' };
  const registered = { 'l-card': 'color:red', 'l-made': 'color:blue' };
  const cache = { ...createStyleCache(), inserted, registered };
  const turn = { id: 'l-global turn', css: inserted.turn };
  expect(collectStyles(cache, '<p class="l-card">Milk</p>')).toEqual([
    turn,
    { id: 'l card', css: inserted.card },
  ]);
  expect(collectStyles(cache)).toEqual([turn, { id: 'l card made', css: inserted.card + inserted.made }]);
});
