import { expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { postingHtml, typedHtml } from './posting-html.ts'

it.each([
  [
    'escaped HTML, once',
    '&lt;div class=&quot;intro&quot;&gt;&lt;p&gt;Build &amp;amp; ship.&lt;/p&gt;&lt;/div&gt;',
    '<p>Build &amp; ship.</p>',
  ],
  [
    'escaped items without a list',
    '&lt;h3&gt;You&lt;/h3&gt;\n&lt;li&gt;Own the plan&lt;/li&gt;\n&lt;li&gt;Write&lt;/li&gt;',
    '<h3>You</h3><ul><li>Own the plan</li><li>Write</li></ul>',
  ],
  [
    'items without a list',
    'Needed: <li>Go</li> <li>Kafka</li> And more.',
    '<p>Needed: </p><ul><li>Go</li><li>Kafka</li></ul><p> And more.</p>',
  ],
  ['words before the first paragraph', 'We teach.<p>You learn.</p>', '<p>We teach.</p><p>You learn.</p>'],
  ['breaks in place of paragraphs', 'One.<br><br>Two.<br>Still two.', '<p>One.</p><p>Two.<br>Still two.</p>'],
  ['a break before the first word', '<p>One.</p><br> <br> Two.', '<p>One.</p><p> Two.</p>'],
  ['holes', '<p>One.</p><p> </p><p><br></p><div>&nbsp;</div><p>Two.</p>', '<p>One.</p><p>Two.</p>'],
  [
    'a table',
    '<table><tr><th>Shift</th><td>Night</td></tr><tr><td>Pay</td><td>A</td><td>B</td></tr><tr><td></td></tr></table>',
    '<ul><li>Shift: Night</li><li>Pay · A · B</li></ul>',
  ],
  [
    'containers',
    '<div><div><section>One.</section><div><ul><li>Two</li></ul></div></div></div>',
    '<p>One.</p><ul><li>Two</li></ul>',
  ],
  [
    'a bold line, which stays as written',
    '<p><b>Requirements</b></p><ul><li>SQL</li></ul>',
    '<p><b>Requirements</b></p><ul><li>SQL</li></ul>',
  ],
])('HTML of other systems: %s', (_, text, html) => {
  expect(postingHtml(text)).toBe(html)
})

it('Markdown becomes headings, lists, links and emphasis, and HTML within it only words', () => {
  const text =
    '## Skills\n\nWe *care*. See [us](https://kestrel.example).\n\n#### Must have\n- **SQL** and <b>R</b>\n- C#\n'
  // it has a tag, so it is not Markdown
  expect(postingHtml(text)).not.toContain('<h2>')
  expect(postingHtml(text.replace(/<\/?b>/g, ''))).toBe(
    '<h2>Skills</h2><p>We <em>care</em>. See <a href="https://kestrel.example">us</a>.</p><h4>Must have</h4><ul>\n<li><strong>SQL</strong> and R</li>\n<li>C#</li>\n</ul>',
  )
})

it.each([
  ['C# and **no** C', '<p>C# and **no** C</p>'],
  ['#1 school of the city\nStars: *****', '<p>#1 school of the city<br>Stars: *****</p>'],
  ['· teach\n· write', '<ul><li>teach</li><li>write</li></ul>'],
  ['pay &lt; 20', '<p>pay &amp;lt; 20</p>'],
])('does not change the words of plain text: %j', (text, html) => {
  expect(postingHtml(text)).toBe(html)
})

it('does not change HTML of the editor', () => {
  const written =
    '<h2>About</h2><p>We <strong>teach</strong> <a href="https://kestrel.example">here</a>.<br>Come.</p><ul><li><p>SQL</p></li><li><p>R</p><ul><li><p>dplyr</p></li></ul></li></ul><ol start="3"><li><p>Third</p></li></ol><blockquote><p>So.</p></blockquote><hr>'
  expect(postingHtml(written)).toBe(written)
  expect(postingHtml(postingHtml(written))).toBe(written)
})

it('reads many breaks in time that grows with their number', async () => {
  expect(await growthOf(3000, (size) => 'x<br>'.repeat(size), typedHtml)).toBeLessThan(NEARLY_LINEAR)
})

it('is idempotent, and handles deep or broken input', () => {
  for (const text of [
    '<li>a<li>b',
    '<p>a<div>b</div></p>',
    '<table><li>a</table>',
    `${'<div>'.repeat(20_000)}x`,
    '&lt;p&gt;'.repeat(5000),
  ]) {
    const once = postingHtml(text)
    expect(postingHtml(once)).toBe(once)
  }
})
