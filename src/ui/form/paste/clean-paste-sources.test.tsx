import { describe, expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const clean = (html: string, levels: number[] = [3]) => cleanPaste(html, levels)

/** One paragraph of a Word list, as Chrome on Windows receives it. */
const wordItem = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

describe('pasted from Google Docs', () => {
  it('keeps bold and italic from the styles, but not from the wrapper', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-weight:400"> and </span><span style="font-weight:400;font-style:italic">italic</span></p></b>'
    expect(clean(html)).toBe('<p>Plain, <strong>bold</strong> and <em>italic</em></p>')
  })

  it('keeps nested lists, which Docs writes next to their list item', () => {
    const item = (text: string) => `<li dir="ltr"><p role="presentation"><span>${text}</span></p></li>`
    expect(clean(`<ul>${item('Plan')}<ul>${item('Routes')}</ul>${item('Drive')}</ul>`)).toBe(
      '<ul><li><p>Plan</p><ul><li><p>Routes</p></li></ul></li><li><p>Drive</p></li></ul>',
    )
  })

  it('keeps headings of the levels of the editor, without bold', () => {
    const html = '<h1><span style="font-weight:700">Role</span></h1><h4>Pay</h4>'
    expect(clean(html)).toBe('<h3>Role</h3><h3>Pay</h3>')
    expect(clean(html, [2, 3])).toBe('<h2>Role</h2><h3>Pay</h3>')
  })
})

describe('pasted from Word', () => {
  it('keeps bulleted and numbered lists with their depths', () => {
    const html = `${wordItem(1, '·', 'Budget')}${wordItem(2, 'o', 'Travel')}<p class=MsoNormal>Then:</p>${wordItem(1, '3.', 'Report')}`
    expect(clean(html)).toBe(
      '<ul><li><p>Budget</p><ul><li><p>Travel</p></li></ul></li></ul><p>Then:</p><ol start="3"><li><p>Report</p></li></ol>',
    )
  })

  it('restores lists of which a mail program kept only the markers', () => {
    const html =
      '<p class="MsoListParagraph">·&nbsp;&nbsp;&nbsp; Budget</p><p class="MsoListParagraph" style="margin-left:72pt">o&nbsp;&nbsp; Travel</p>'
    expect(clean(html)).toBe('<ul><li><p>Budget</p><ul><li><p>Travel</p></li></ul></li></ul>')
  })

  it('keeps the number of a heading in its text', () => {
    const html =
      "<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Duties</h2>"
    expect(clean(html)).toBe('<h3>2. Duties</h3>')
  })

  it('keeps the depth of list items from Word for the web', () => {
    const item = (level: number, text: string) =>
      `<div class="ListContainerWrapper"><ul><li data-aria-level="${level}"><p>${text}</p></li></ul></div>`
    expect(clean(item(1, 'Plan') + item(2, 'Routes'))).toBe(
      '<ul><li><p>Plan</p><ul><li><p>Routes</p></li></ul></li></ul>',
    )
  })

  it('keeps bold from a class in the style sheet', () => {
    const html = '<style><!-- span.s1 {font-weight: bold} p.p1 {font: italic 12px Helvetica} --></style>'
    expect(clean(`${html}<p class="p1">We <span class="s1">hire</span></p>`)).toBe(
      '<p><em>We </em><strong><em>hire</em></strong></p>',
    )
  })
})

/** HTML as Apple's programs write it: the class of a paragraph sets the size of its letters. */
const cocoa = (body: string) =>
  `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style>p.p1 {font: 20.0px 'Helvetica Neue'} p.p2 {font: 16.0px 'Helvetica Neue'} p.p3 {font: 13.0px 'Helvetica Neue'}</style></head><body>${body}</body></html>`

describe('pasted from Notes and Pages', () => {
  it('makes a bold line in larger letters a heading', () => {
    const html = cocoa(
      '<p class="p1"><b>Role</b></p><p class="p2"><span><b>Duties</b></span></p><p class="p3"><b>Plan</b></p><p class="p3">You plan routes.</p>',
    )
    expect(clean(html, [1, 2, 3])).toBe(
      '<h1>Role</h1><h2>Duties</h2><p><strong>Plan</strong></p><p>You plan routes.</p>',
    )
  })

  it('makes no heading of a line that is only larger, only partly bold, or from another program', () => {
    const body = '<p class="p1">Large</p><p class="p1"><b>Half</b> bold</p><p class="p3">Words of the usual size.</p>'
    expect(clean(cocoa(body))).toBe('<p>Large</p><p><strong>Half</strong> bold</p><p>Words of the usual size.</p>')
    expect(clean(cocoa('<p class="p1"><b>Role</b></p><p class="p3">Words.</p>').replace('Cocoa', 'Other'))).toBe(
      '<p><strong>Role</strong></p><p>Words.</p>',
    )
  })
})

describe('pasted from Confluence and similar editors', () => {
  it('keeps tasks as list items with their depths', () => {
    const task = (text: string) => `<div data-task-local-id="1" data-task-state="DONE">${text}</div>`
    const list = (inner: string) => `<div data-node-type="actionList">${inner}</div>`
    expect(clean(list(task('Plan') + list(task('Routes'))))).toBe(
      '<ul><li><p>Plan</p><ul><li><p>Routes</p></li></ul></li></ul>',
    )
    expect(clean('<div data-task-local-id="1" data-pm-slice="1 1 []">Plan</div>')).toBe('<ul><li><p>Plan</p></li></ul>')
  })

  it.each([
    [
      '<table data-pm-slice="2 2 []"><tr><td><p>Start</p></td><td><p>May</p></td></tr></table>',
      '<li><p>Start: May</p>',
    ],
    ['<p data-pm-slice="1 1 []"><span data-node-type="status">Open</span></p>', '<p>Open</p>'],
    ['<ul data-todo="true" data-pm-slice="0 0 []"><li data-checked="true">Plan</li></ul>', '<li><p>Plan</p></li>'],
    ['<h1 data-pm-slice="0 0 []">Role</h1>', '<h3>Role</h3>'],
  ])("cleans content that has our editor's attribute like any other: %s", (html, read) => {
    const result = clean(html)
    expect(result).toContain(read)
    expect(result).not.toContain('data-')
  })

  it('keeps emoji that are images, but not the names of other images', () => {
    const html =
      '<p><img alt="(tick)" data-emoji-fallback="✅"> Done <img alt="👩‍💻"><img alt="🇩🇪"><img alt=":wave:"><img alt="Team 7"><img alt="7"></p>'
    expect(clean(html)).toBe('<p>✅ Done 👩‍💻🇩🇪</p>')
  })
})

describe('pasted from Slack', () => {
  it('keeps its paragraphs, which an empty element separates', () => {
    const html =
      '<div>Summary:<span class="c-mrkdwn__br"></span>Next<br>steps<span class="gmail-c-mrkdwn__br" style="display:block"></span>End</div>'
    expect(clean(html)).toBe('<p>Summary:</p><p>Next<br>steps</p><p>End</p>')
  })

  it('keeps nested lists, which Slack writes side by side', () => {
    const html =
      '<ul><li data-stringify-indent="0">Plan</li></ul><ul data-indent="1"><li data-stringify-indent="1">Routes</li></ul>'
    expect(clean(html)).toBe('<ul><li><p>Plan</p><ul><li><p>Routes</p></li></ul></li></ul>')
    expect(
      clean('<ol><li data-list="bullet">Plan</li><li data-list="ordered" class="ql-indent-1">Routes</li></ol>'),
    ).toBe('<ul><li><p>Plan</p><ol><li><p>Routes</p></li></ol></li></ul>')
  })
})

describe('pasted from Notion, LibreOffice and Outlook on the web', () => {
  const words = '<p>We <strong>build</strong> <em>maps</em>.</p>'
  const lists = '<ul><li><p>Plan</p><ul><li><p>Routes</p></li></ul></li><li><p>Drive</p></li></ul>'
  const notion = `<meta charset='utf-8'><!-- notionvc: 0b1c --><h2>Role</h2>
<p>We <strong>build</strong> <em>maps</em>.</p>
<ul>
<li>Plan
<ul>
<li>Routes</li>
</ul>
</li>
<li>Drive</li>
</ul>`
  const libreOffice = `<html><head><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">
@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; background: transparent } h2.western { font-size: 16pt }</style></head>
<body lang="en-US" link="#000080" dir="ltr"><h2 class="western">Role</h2>
<p style="line-height: 100%">We <b>build</b> <span style="font-style: italic">maps</span>.</p>
<ul>
<li><p>Plan</p>
<ul>
<li><p>Routes</p></li>
</ul></li>
<li><p>Drive</p></li>
</ul></body></html>`
  const font = 'font-family: Aptos, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);'
  const outlookItem = (text: string) =>
    `<li style="${font}"><div role="presentation" class="elementToProof">${text}</div></li>`
  const outlook = `<h2 style="${font}" class="elementToProof">Role</h2><div class="elementToProof" style="${font}">We <b>build</b> <i>maps</i>.</div><ul data-editing-info='{"applyListStyleFromLevel":true}'>${outlookItem('Plan')}<ul>${outlookItem('Routes')}</ul>${outlookItem('Drive')}</ul>`

  it.each([
    ['Notion', notion],
    ['LibreOffice', libreOffice],
    ['Outlook on the web', outlook],
  ])('keeps heading, emphasis and nested lists: %s', (_, html) => {
    expect(clean(html)).toBe(`<h3>Role</h3>${words}${lists}`)
  })
})

describe('pasted from a profile or job of a social network', () => {
  it('leaves out text for screen readers only, even without its style', () => {
    const html =
      '<p><span aria-hidden="true">Driver</span><span class="visually-hidden">Driver, full-time</span></p><h4><span class="sr-only">Dates</span><span>2024 – 2026</span></h4>'
    expect(clean(html)).toBe('<p>Driver</p><h3>2024 – 2026</h3>')
  })

  it('keeps headings and text inside layout lists, and lists that were typed there', () => {
    const html = '<ul><li><h3>Driver</h3><p>Acme</p><p>• plan<br>• drive</p></li></ul>'
    expect(clean(html)).toBe('<h3>Driver</h3><p>Acme</p><ul><li><p>plan</p></li><li><p>drive</p></li></ul>')
  })
})

describe('pasted from a mail with earlier pasted content', () => {
  it.each(['gmail-m_-81gmail-', 'gmail-', 'x_', 'x_x_'])('keeps lists of Word under renamed classes: %s', (prefix) => {
    const item = (left: string, sign: string, text: string) =>
      `<p class="${prefix}MsoListParagraphCxSpMiddle" style="margin:0in 0in 0pt ${left}">${sign}<span>&nbsp;&nbsp; </span>${text}</p>`
    expect(clean(item('0.5in', 'v', 'Budget') + item('1in', 'o', 'Travel'))).toBe(
      '<ul><li><p>Budget</p><ul><li><p>Travel</p></li></ul></li></ul>',
    )
  })
})

it('treats an image or a letter before a list item of Word as its marker', () => {
  expect(clean(wordItem(1, '<img alt="*">', 'Budget'))).toBe('<ul><li><p>Budget</p></li></ul>')
  expect(clean(wordItem(1, 'A', 'Budget'))).toBe('<ol><li><p>Budget</p></li></ol>')
})
