import { raw } from 'hono/html'
import type { MailContent } from './mail-content.ts'
import { type MailColour, type MailPalette, mailPalette } from './mail-palette.ts'

const TEXT = "Inter,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const HEAD = `'Bricolage Grotesque',${TEXT}`

interface Look {
  color?: MailColour
  background?: MailColour
  border?: MailColour
}

export type MailStyle = ReturnType<typeof mailStyle>

/**
 * The colors of a mail: as inline styles, which every mail program supports, and as classes that the dark-mode rules override. The font is
 * set in each cell, because Outlook for Windows reads it only there.
 */
export function mailStyle(portal: MailContent['portal']) {
  const { light, dark } = mailPalette(portal)
  const paint = (look: Look, style = '', classes = '') => {
    const names = [
      look.color && `c-${look.color}`,
      look.background && `g-${look.background}`,
      look.border && `b-${look.border}`,
    ]
    const rules = [
      look.color && `color:${light[look.color]}`,
      look.background && `background-color:${light[look.background]}`,
      style,
      look.border && `border-color:${light[look.border]}`,
    ]
    const className = [...names, classes].filter(Boolean).join(' ')
    return raw(`class="${className}" style="${rules.filter(Boolean).join(';')}"`)
  }
  return {
    paint,
    text: TEXT,
    /** A table cell with running text. */
    cell: (look: Look, style = '') => paint(look, `padding:0;font-family:${TEXT};${style}`),
    head: (look: Look, style = '', classes = '') =>
      paint(look, `font-family:${HEAD};font-weight:640;letter-spacing:-0.02em;${style}`, classes),
    sheet: raw(sheetFor(dark)),
    paper: light.paper,
  }
}

function sheetFor(dark: MailPalette): string {
  const rules = Object.entries(dark).map(
    ([name, value]) =>
      `.c-${name}{color:${value}!important}.g-${name}{background-color:${value}!important}.b-${name}{border-color:${value}!important}`,
  )
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding:24px 20px!important}.h1{font-size:32px!important}.stage{font-size:12px!important}.do,.way{display:block!important}.way{padding:16px 0 0!important}}
@media (prefers-color-scheme:dark){.day{display:none!important}.night{display:inline-block!important}${rules.join('')}}`
}
