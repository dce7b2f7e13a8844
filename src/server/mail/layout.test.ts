import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderMail } from './layout.ts'
import type { MailContent } from './mail-content.ts'
import { mailPalette } from './mail-palette.ts'

const HOSTILE = '</title><script>alert(1)</script><img src=x onerror=alert(1)>"\'&\u202Etxet\r\nBcc: x@evil.example'
const site = 'https://tandem.example'

const mail: MailContent = {
  portal: 'seeker',
  preheader: 'Confirm the time',
  heading: 'Maya, they want to talk.',
  paragraphs: [['Your application for ', { strong: 'Senior Data Analyst' }, ' moved from Under review to:']],
  subject: {
    title: 'Senior Data Analyst',
    detail: 'Fernway Health, Remote, US',
    mark: { name: 'Fernway Health' },
    status: { kind: 'interview', label: 'Interview' },
  },
  facts: [
    { label: 'Thursday 16 October, 11:30 AM', text: 'Pacific, 30 minutes' },
    { text: 'A call with Daniel Reyes.' },
  ],
  button: { label: 'Confirm the time', href: `${site}/app/interviews/1?a=1&b=2` },
  alternative: { label: 'Ask for another', href: `${site}/app/interviews/1/other` },
  stages: [
    { label: 'Submitted', date: '2 Oct', state: 'done' },
    { label: 'Interview', date: '16 Oct', state: 'now' },
    { label: 'Decision', state: 'ahead' },
  ],
  closing: [['Three are practised already. ', { link: 'The other two take 20 minutes.', href: `${site}/app/prep` }]],
  footer: {
    reason: 'You get this because you applied on 2 October 2025.',
    settingsUrl: `${site}/app/profile`,
    stop: { label: 'stop status mails', href: `${site}/stop` },
    sender: 'Tandem, 1 Linkside, Portland, OR 97204',
  },
}
const bare: MailContent = {
  portal: 'platform',
  preheader: '',
  heading: 'Hello',
  paragraphs: [],
  footer: { reason: 'Why' },
}

describe('renderMail', () => {
  it('has the same text as HTML and as plain text', () => {
    const { html, text } = renderMail(mail)
    expect(text).toBe(`Maya, they want to talk.

Your application for Senior Data Analyst moved from Under review to:

Senior Data Analyst: Interview
Fernway Health, Remote, US

Thursday 16 October, 11:30 AM Pacific, 30 minutes
A call with Daniel Reyes.

Confirm the time: https://tandem.example/app/interviews/1?a=1&b=2
Ask for another: https://tandem.example/app/interviews/1/other

[x] Submitted, 2 Oct
[>] Interview, 16 Oct
[ ] Decision

Three are practised already. The other two take 20 minutes. (https://tandem.example/app/prep)

-- 
You get this because you applied on 2 October 2025.
Manage email preferences: https://tandem.example/app/profile
stop status mails: https://tandem.example/stop
Tandem, 1 Linkside, Portland, OR 97204
`)
    const shown = html.replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ')
    for (const word of text.match(/\p{L}{3,}/gu) ?? []) {
      if (!/^(https|tandem|example|app|interviews|other|prep|profile|stop)$/.test(word)) expect(shown).toContain(word)
    }
  })

  it('renders with the required parts only', () => {
    expect(renderMail(bare).text).toBe('Hello\n\n-- \nWhy\nTandem\n')
    expect(renderMail(bare).html).not.toMatch(/undefined|null|\[object|NaN/)
  })

  it('renders hostile names and titles as text everywhere', () => {
    const hostile: MailContent = {
      ...mail,
      preheader: HOSTILE,
      heading: HOSTILE,
      paragraphs: [
        HOSTILE,
        [HOSTILE, { strong: HOSTILE }, { link: HOSTILE, href: `${site}/"><script>alert(1)</script>` }],
      ],
      subject: {
        title: HOSTILE,
        detail: HOSTILE,
        mark: { name: HOSTILE },
        status: { kind: 'accepted', label: HOSTILE },
      },
      facts: [{ label: HOSTILE, text: HOSTILE }],
      button: { label: HOSTILE, href: site },
      stages: [{ label: HOSTILE, date: HOSTILE, state: 'now' }],
      footer: { reason: HOSTILE, stop: { label: HOSTILE, href: site }, sender: HOSTILE },
    }
    const { html, text } = renderMail(hostile)
    expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>|\u202E/)
    expect(html.match(/<\/title>/g)).toHaveLength(1)
    // Not on a line of its own, where a reader could mistake it for a header or for our text.
    expect(text).not.toMatch(/^Bcc:/m)
    expect(text).not.toContain('\u202E')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/app/jobs', '//evil.example', 'vbscript:x', '', ' '])(
    'X1 throws for a link to %j, rather than sending it',
    (href) => {
      expect(() => renderMail({ ...bare, button: { label: 'Go', href } })).toThrow()
      expect(() => renderMail({ ...bare, paragraphs: [[{ link: 'Go', href }]] })).toThrow()
      expect(() => renderMail({ ...bare, footer: { reason: 'Why', settingsUrl: href || ' ' } })).toThrow()
      expect(() => renderMail({ ...bare, subject: { title: 'T', mark: { name: 'N', src: href || ' ' } } })).toThrow()
    },
  )

  it('loads no remote content, and runs no scripts', () => {
    const { html } = renderMail(mail)
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:wordmark-light@tandem"', 'src="cid:wordmark-dark@tandem"'])
    expect(html).not.toMatch(/<link|<script|<form|@import|url\(|@font-face/)
  })

  it('renders one button and one heading', () => {
    const { html } = renderMail(mail)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/padding:14px 25px/g)).toHaveLength(1)
    expect(html.match(/<img /g)).toHaveLength(html.match(/ alt="/g)?.length ?? 0)
    expect(html.match(/<table /g)).toHaveLength(html.match(/<table role="presentation"/g)?.length ?? 0)
  })

  it('renders a complete mail for any words, with each paragraph on its own line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (words) => {
        const { html, text } = renderMail({ ...bare, heading: words, paragraphs: [words] })
        expect(html).toContain('</html>')
        expect(text.split('\n').length).toBeLessThan(9)
      }),
    )
  })
})

describe('mailPalette', () => {
  const tokens = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8')
  const block = (start: string) => tokens.slice(tokens.indexOf(start)).split('}')[0] ?? ''
  const portals = ['seeker', 'company', 'platform'] as const

  it.each(portals)('has the token colors of %s', (portal) => {
    const { light, dark } = mailPalette(portal)
    const day = block(':root, [data-theme="light"] {') + block(`[data-portal="${portal}"] {`)
    const night = block('\n[data-theme="dark"] {') + block(`[data-theme="dark"] [data-portal="${portal}"]`)
    for (const [palette, css] of [
      [light, day],
      [dark, night],
    ] as const) {
      for (const [name, value] of Object.entries(palette)) {
        const [, l, c, h] = new RegExp(`--${name}: *oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css) ?? []
        expect(value, name).toBe(toHex(Number(l), Number(c), Number(h)))
      }
    }
  })

  it.each(portals)('has a contrast of at least 4.5 for every text of %s', (portal) => {
    for (const colours of Object.values(mailPalette(portal))) {
      for (const name of ['ink', 'ink-2', 'ink-3', 'primary'] as const) {
        expect(contrast(colours[name], colours.paper), name).toBeGreaterThan(4.5)
      }
      expect(contrast(colours['on-primary'], colours.primary)).toBeGreaterThan(4.5)
      for (const status of ['submitted', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn'] as const) {
        expect(contrast(colours[status], colours[`${status}-bg`]), status).toBeGreaterThan(4.5)
      }
    }
  })
})

function toHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channels = linear.map((value) => {
    const bounded = Math.min(1, Math.max(0, value))
    const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}
