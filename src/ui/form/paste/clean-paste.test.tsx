import { describe, expect, it } from 'vitest'
import { cleanPaste, cleanPastedText } from './clean-paste.ts'

const clean = (html: string, levels: number[] = [3]) => cleanPaste(html, levels)

describe('a pasted table', () => {
  it('becomes a bold line for its head and a list entry for each row', () => {
    const html =
      '<table><tr><th>Site</th><th>Shift</th><th>Pay</th></tr><tr><td>Bremen</td><td>Early</td><td>21</td></tr></table>'
    expect(clean(html)).toBe('<p><strong>Site · Shift · Pay</strong></p><ul><li><p>Bremen · Early · 21</p></li></ul>')
  })

  it('with two columns becomes names and values', () => {
    const html = '<table><tr><td><b>Start</b></td><td>May</td></tr><tr><td>Hours:</td><td>38</td></tr></table>'
    expect(clean(html)).toBe('<ul><li><p><strong>Start</strong>: May</p></li><li><p>Hours: 38</p></li></ul>')
  })

  it('keeps its text under the right head despite empty cells, without columns that are empty throughout', () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`
    expect(clean(`<table>${row('Day', 'Hours', 'Site')}${row('Tue', '', 'Bonn')}</table>`)).toBe(
      '<ul><li><p>Day · Hours · Site</p></li><li><p>Tue · – · Bonn</p></li></ul>',
    )
    expect(clean(`<table>${row('Day', '', 'Tue')}${row('Site', '', '')}</table>`)).toBe(
      '<ul><li><p>Day: Tue</p></li><li><p>Site</p></li></ul>',
    )
  })

  it('with a head keeps the paragraphs of a cell as lines', () => {
    const html =
      '<table><tr><th>Site</th><th>Shift</th></tr><tr><td>Bremen</td><td><p>Early</p><p>Late</p></td></tr></table>'
    expect(clean(html)).toBe('<p><strong>Site: Shift</strong></p><ul><li><p>Bremen: Early<br>Late</p></li></ul>')
  })

  it('that is only for layout is read in order', () => {
    const html = '<table><tr><td><p>One.</p><p>Two.</p></td><td><ul><li>Three</li></ul></td></tr></table>'
    expect(clean(html)).toBe('<p>One.</p><p>Two.</p><ul><li><p>Three</p></li></ul>')
  })
})

describe('typed lists', () => {
  it('become lists if their lines begin with bullets, also within one paragraph', () => {
    expect(clean('<p>You will:<br>• plan<br>• drive</p>')).toBe(
      '<p>You will:</p><ul><li><p>plan</p></li><li><p>drive</p></li></ul>',
    )
  })

  it('with dashes or numbers become lists from two lines on', () => {
    expect(clean('<div>- plan</div><div>- drive</div>')).toBe('<ul><li><p>plan</p></li><li><p>drive</p></li></ul>')
    expect(clean('<p>1. plan</p><p>2. drive</p>')).toBe('<ol><li><p>plan</p></li><li><p>drive</p></li></ol>')
    expect(clean('<p>- as they say -</p><p>2027. A year.</p>')).toBe('<p>- as they say -</p><p>2027. A year.</p>')
  })

  it('do not include options in one line, or marks in table cells', () => {
    expect(clean('<p>☐ Early ☐ Late</p>')).toBe('<p>☐ Early ☐ Late</p>')
    expect(clean('<table><tr><td>✓</td><td>Bremen</td><td>Early</td></tr></table>')).toBe(
      '<ul><li><p>✓ · Bremen · Early</p></li></ul>',
    )
  })

  it('contain no task boxes and no second signs in their text', () => {
    expect(clean('<ul><li>[ ] Plan</li><li>[x] Drive</li><li>• Rest</li><li>- 5 degrees</li></ul>')).toBe(
      '<ul><li><p>Plan</p></li><li><p>Drive</p></li><li><p>Rest</p></li><li><p>- 5 degrees</p></li></ul>',
    )
    expect(clean('<p>☐ Plan</p><p>☑ Drive</p>')).toBe('<ul><li><p>Plan</p></li><li><p>Drive</p></li></ul>')
  })

  it('become children of the entry in which they were typed', () => {
    expect(clean('<ul><li>Duties:<br>• plan<br>• drive</li><li>Pay</li></ul>')).toBe(
      '<ul><li><p>Duties:</p><ul><li><p>plan</p></li><li><p>drive</p></li></ul></li><li><p>Pay</p></li></ul>',
    )
  })

  it('are recognized in plain text', () => {
    expect(cleanPastedText('Duties\n\u2022 plan\n\u2022 drive')).toBe(
      '<p>Duties</p><ul><li><p>plan</p></li><li><p>drive</p></li></ul>',
    )
    expect(cleanPastedText('Plan routes.\nDrive.')).toBeNull()
    expect(cleanPastedText('<b>no</b>\n• <i>html</i>\n')).toBe(
      '<p>&lt;b&gt;no&lt;/b&gt;</p><ul><li><p>&lt;i&gt;html&lt;/i&gt;</p></li></ul>',
    )
  })
})

describe('links', () => {
  it.each([
    ['https://www.google.com/url?q=https://example.org/jobs&sa=D', 'https://example.org/jobs'],
    [
      'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2F&data=05',
      'https://example.org/',
    ],
    ['https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fexample%2Eorg&trk=x', 'https://example.org'],
    ['https://urldefense.com/v3/__https://example.org/jobs__;!!AbC', 'https://example.org/jobs'],
    [
      'https://urldefense.proofpoint.com/v2/url?u=https-3A__example.org_open-2Djobs-3Fid-3D7&d=x',
      'https://example.org/open-jobs?id=7',
    ],
    ['https://urldefense.proofpoint.com/v2/url?u=100-zz', 'https://urldefense.proofpoint.com/v2/url?u=100-zz'],
    [
      'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/2/atp-safelinks.html?url=https%3A%2F%2Fexample.org%2Fjobs&locale=de',
      'https://example.org/jobs',
    ],
    ['mailto:hr@example.org', 'mailto:hr@example.org'],
  ])('are unwrapped to their target: %s', (href, target) => {
    expect(clean(`<p><a href="${href.replaceAll('&', '&amp;')}">here</a></p>`)).toBe(
      `<p><a href="${target}">here</a></p>`,
    )
  })

  it.each(['javascript:alert(1)', 'file:///C:/a.doc', '#_Toc1', 'about:blank', ''])(
    'are reduced to their text: %s',
    (href) => {
      expect(clean(`<p><a href="${href}">here</a> now</p>`)).toBe('<p>here now</p>')
    },
  )
})

describe('invisible content', () => {
  it.each([
    '<span style="display:none">x</span>',
    '<span style="mso-hide:all">x</span>',
    '<span style="font-size:0">x</span>',
    '<span style="position:absolute;width:1px;height:1px;overflow:hidden">x</span>',
    '<script>x</script>',
    '<template>x</template>',
    '<title>x</title>',
    '<button>x</button>',
  ])('is removed: %s', (html) => {
    expect(clean(`<p>Seen</p>${html}`)).toBe('<p>Seen</p>')
  })

  it('keeps only structure: no attributes, images or handlers', () => {
    const html = '<p onclick="a()" class="x" style="color:red">Hi<img src=x onerror=a()> &lt;b&gt;</p>'
    expect(clean(html)).toBe('<p>Hi &lt;b&gt;</p>')
  })
})

it('keeps quotes, rules, breaks and superscript digits, but no indents or blank lines', () => {
  expect(clean('<blockquote><p>Said</p></blockquote><hr><p>one<br>two<br><br>12 m<sup>2</sup></p>')).toBe(
    '<blockquote><p>Said</p></blockquote><hr><p>one<br>two</p><p>12 m²</p>',
  )
  expect(clean('<blockquote style="margin:0 0 0 40px;border:none"><div>In</div></blockquote><p>&nbsp;</p>')).toBe(
    '<p>In</p>',
  )
})

it('keeps text from the middle of a line inline, with its spaces', () => {
  expect(clean('<span style="font-weight:bold"> two</span> words ')).toBe('<strong> two</strong> words ')
})

it('does not change content copied from our own editor', () => {
  const own = '<ul data-pm-slice="3 3 []"><li><p>One</p></li></ul>'
  expect(clean(own)).toBe(own)
})

it('takes linear time for a long text', () => {
  const html = `<p>${'<b>a</b> '.repeat(20_000)}</p>`
  expect(clean(html)).toBe(`<p>${`<strong>a</strong> `.repeat(20_000).trimEnd()}</p>`)
})
