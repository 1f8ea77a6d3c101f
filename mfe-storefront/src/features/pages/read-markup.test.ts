import { readMarkup } from './read-markup';
import { readMarkup as readOnServer } from './read-markup-on-server';

it.each([
  '<h2>Privacy</h2><p>We keep <b>little</b>.<br>Write to <a href="mailto:a@b.test">us</a>.</p>',
  '<p>unclosed <ul><li>one<li>two</ul> after',
  '<p>a<p>b</p></p>&amp; &lt;tag&gt; &nbsp;',
  '<script>alert(1)</script><svg><a href="javascript:alert(1)">x</a></svg><!-- no -->',
  '<table><tr><td>cell<p>text</table>',
  '<a href="/a"><a href="/b">nested</a></a>',
  'only words',
  '',
])('the markup %j is read on a server as in a browser', (html) => {
  expect(readOnServer(html)).toEqual(readMarkup(html));
});
