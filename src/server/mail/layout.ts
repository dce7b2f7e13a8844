import { html } from 'hono/html'
import { initials } from '#lib/names.ts'
import { type MailContent, type MailLink, type MailText, mailUrl, oneLine } from './mail-content.ts'
import { mailImageSource } from './mail-images.ts'
import { type MailStyle, mailStyle } from './mail-style.ts'
import { mailPlainText } from './plain-text.ts'
import { writtenInline, writtenRow } from './written/as-html.ts'
import { directionOf } from './written/tree.ts'

type Style = MailStyle
type Markup = ReturnType<typeof html>

/**
 * Renders a mail in the product's design, with light and dark colors, and its plain text with the same words. User input stays text. Throws
 * if a link is not a web or mail address.
 */
export function renderMail(content: MailContent): { html: string; text: string } {
  const style = mailStyle(content.portal)
  const rows = [
    logo(),
    introduction(content, style),
    content.written && content.written.length > 0 ? row(writtenRow(content.written, style)) : '',
    matter(content, style),
    actions(content, style),
    stages(content, style),
    ...(content.closing ?? []).map((text) => row(paragraph(text, style))),
    footer(content, style),
  ]
  return { html: String(page(content, style, rows)), text: mailPlainText(content) }
}

function page(content: MailContent, style: Style, rows: readonly (Markup | string)[]): Markup {
  const filler = '\u200c\u00a0'.repeat(60)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${oneLine(content.heading)}</title>
<style>${style.sheet}</style>
</head>
<body ${style.paint({ background: 'paper' }, 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${oneLine(content.preheader)}${filler}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${style.paper}" ${style.paint({ background: 'paper' })}>
<tr><td align="center" ${style.paint({}, 'padding:32px', 'pad')}>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left;overflow-wrap:anywhere">
${rows}
</table>
</td></tr>
</table>
</body>
</html>`
}

const row = (content: Markup): Markup => html`<tr>${content}</tr>
`

function logo(): Markup {
  const image = (name: 'wordmark-light' | 'wordmark-dark', look: string, display: string) =>
    html`<img class="${look}" src="${mailImageSource(name)}" alt="Tandem" width="120" height="28" style="border:0;height:28px;width:120px;${display}">`
  return row(
    html`<td style="padding:0 0 24px">${image('wordmark-light', 'day', 'display:inline-block')}${image(
      'wordmark-dark',
      'night',
      'display:none;mso-hide:all',
    )}</td>`,
  )
}

function introduction(content: MailContent, style: Style): Markup {
  const isRightToLeft = directionOf(content.heading) === 'rtl'
  const look = `margin:0;font-size:40px;line-height:1.04;letter-spacing:-0.038em${isRightToLeft ? ';text-align:right' : ''}`
  const heading = style.head({ color: 'ink' }, look, 'h1')
  const said = content.writtenHeading ? writtenInline(content.writtenHeading, style) : oneLine(content.heading)
  return html`${row(html`<td style="padding:0"><h1${isRightToLeft ? html` dir="rtl"` : ''} ${heading}>${said}</h1></td>`)}${content.paragraphs.map(
    (text) => row(paragraph(text, style)),
  )}`
}

function paragraph(text: MailText, style: Style): Markup {
  const look = style.cell({ color: 'ink-2' }, 'padding:12px 0 4px;font-size:16px;line-height:1.55')
  return html`<td ${look}>${words(text, style)}</td>`
}

function words(text: MailText, style: Style): (Markup | string)[] {
  const runs = typeof text === 'string' ? [text] : text
  return runs.map((run) => {
    // keep spaces at the ends of a run: they separate it from its neighbors
    if (typeof run === 'string') return run.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
    if ('strong' in run) return html`<b ${style.paint({ color: 'ink' })}>${oneLine(run.strong)}</b>`
    return link({ label: run.link, href: run.href }, style)
  })
}

function link({ label, href }: MailLink, style: Style, colour: 'primary' | 'ink-3' = 'primary'): Markup {
  return html`<a href="${mailUrl(href)}" ${style.paint({ color: colour }, 'text-decoration:underline;text-underline-offset:3px')}>${oneLine(label)}</a>`
}

function matter({ subject, facts = [] }: MailContent, style: Style): Markup | '' {
  if (!subject && facts.length === 0) return ''
  const lines = facts.map(({ label, text }, index) => {
    const bold = label && html`<b ${style.paint({ color: 'ink' })}>${oneLine(label)}</b>`
    return html`${index > 0 ? html`<br>` : ''}${bold ?? ''}${label && text ? ' ' : ''}${text ? words(text, style) : ''}`
  })
  const factLook = style.cell(
    { color: 'ink-2', border: 'line' },
    `padding:16px 0;font-size:15px;line-height:1.6;border-top:${subject ? 1 : 0}px solid`,
  )
  const frame = style.paint({ border: 'line-2' }, 'width:100%;border-bottom:1px solid')
  return row(html`<td style="padding:12px 0 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${frame}>
<tr><td colspan="3" height="2" ${style.paint({ background: 'ink' }, 'padding:0;height:2px;line-height:2px;font-size:0')}>&nbsp;</td></tr>
${subject ? subjectRow(subject, style) : ''}${lines.length > 0 ? html`<tr><td colspan="3" ${factLook}>${lines}</td></tr>` : ''}
</table></td>`)
}

function subjectRow({ title, detail, mark, status }: NonNullable<MailContent['subject']>, style: Style): Markup {
  const titleLook = style.head({ color: 'ink' }, 'font-size:18px;line-height:1.3')
  const pill =
    status &&
    style.paint(
      { color: status.kind, background: `${status.kind}-bg` },
      'display:inline-block;padding:4px 10px;border-radius:12px;font-size:12px;line-height:16px;font-weight:600;white-space:nowrap',
    )
  return html`<tr>
${mark ? html`<td width="56" valign="middle" style="padding:16px 0">${markPicture(mark, style)}</td>` : ''}
<td valign="middle" colspan="${mark ? 1 : 2}" ${style.cell({ color: 'ink-2' }, 'padding:16px 0;font-size:14px;line-height:1.55')}><b ${titleLook}>${oneLine(title)}</b>${detail ? html`<br>${oneLine(detail)}` : ''}</td>
<td align="right" valign="middle" ${style.cell({}, 'padding:16px 0 16px 12px')}>${pill ? html`<span ${pill}>${oneLine(status.label)}</span>` : ''}</td>
</tr>`
}

function markPicture({ name, src }: { name: string; src?: string }, style: Style): Markup {
  if (src) {
    return html`<img src="${mailUrl(src)}" alt="" width="40" height="40" style="display:block;border:0;border-radius:9px">`
  }
  const look = style.cell(
    { color: 'on-primary', background: 'primary' },
    'width:40px;height:40px;border-radius:9px;font-size:14px;line-height:40px;font-weight:600;text-align:center',
  )
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="40" height="40" align="center" aria-hidden="true" ${look}>${initials(oneLine(name))}</td></tr></table>`
}

function actions({ button, alternative }: MailContent, style: Style): Markup | '' {
  if (!button && !alternative) return ''
  const frame = style.paint({ background: 'primary' }, 'padding:0;border-radius:10px;text-align:center', 'do')
  const face = style.paint(
    { color: 'on-primary' },
    `display:inline-block;padding:14px 25px;font-family:${style.text};font-size:16px;line-height:24px;font-weight:600;text-decoration:none;border-radius:10px`,
  )
  const main = button && html`<td ${frame}><a href="${mailUrl(button.href)}" ${face}>${oneLine(button.label)}</a></td>`
  const wayLook = style.paint({}, `padding:0 0 0 ${button ? 20 : 0}px;font-size:16px;font-weight:600`, 'way')
  const way = alternative && html`<td ${wayLook}><span ${style.cell({})}>${link(alternative, style)}</span></td>`
  return row(
    html`<td style="padding:24px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${main ?? ''}${way ?? ''}</tr></table></td>`,
  )
}

const stageColour = { done: 'primary', now: 'accent', ahead: 'line-2' } as const

function stages({ stages: list = [] }: MailContent, style: Style): Markup | '' {
  if (list.length === 0) return ''
  const width = `${Math.floor(100 / list.length)}%`
  const cells = list.map(({ label, date, state }, index) => {
    const bar = style.paint(
      { border: stageColour[state] },
      'padding:8px 0 0;font-size:13px;line-height:1.55;border-top:4px solid',
      'stage',
    )
    const name = style.cell(
      { color: state === 'ahead' ? 'ink-3' : 'ink' },
      `font-weight:${state === 'ahead' ? 500 : 600}`,
    )
    const gap = index > 0 ? html`<td width="6" style="padding:0;width:6px;font-size:0">&nbsp;</td>` : ''
    const day = date ? html`<br><span ${style.cell({ color: 'ink-3' })}>${oneLine(date)}</span>` : ''
    return html`${gap}<td width="${width}" valign="top" ${bar}><span ${name}>${oneLine(label)}</span>${day}</td>`
  })
  return row(
    html`<td style="padding:28px 0 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;table-layout:fixed"><tr>${cells}</tr></table></td>`,
  )
}

function footer({ footer: { reason, settingsUrl, stop, sender = 'Tandem' } }: MailContent, style: Style): Markup {
  const ways = [
    settingsUrl && link({ label: 'Manage email preferences', href: settingsUrl }, style, 'ink-3'),
    stop && link(stop, style, 'ink-3'),
  ].filter(Boolean)
  const look = style.cell(
    { color: 'ink-3', border: 'line' },
    'padding:16px 0 0;font-size:12px;line-height:1.6;border-top:1px solid',
  )
  const sentence = ways.length > 0 ? html` ${ways[0]}${ways[1] ? html` · ${ways[1]}` : ''}` : ''
  return html`${row(html`<td style="padding:16px 0 0"></td>`)}${row(
    html`<td ${look}>${oneLine(reason)}${sentence}<br>${oneLine(sender)}</td>`,
  )}`
}
