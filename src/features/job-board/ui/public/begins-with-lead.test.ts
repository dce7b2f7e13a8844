import { expect, it } from 'vitest'
import { beginsWithLead } from './begins-with-lead.ts'

const sentence = 'Kestrel runs the night buses of three cities, and you plan their routes.'

it.each([
  [`<p>${sentence}</p><ul><li>Plan</li></ul>`, true],
  [`<p>Description:</p><p>${sentence}</p>`, false],
  [`<p><strong>${sentence}</strong></p><p>More.</p>`, false],
  [`<p>${sentence} You will:</p><p>More.</p>`, false],
  [`<p>${sentence}</p>`, false],
  [`<p>${sentence.repeat(5)}</p><p>More.</p>`, false],
  [`<h2>About</h2><p>${sentence}</p>`, false],
  ['', false],
])('%# the first paragraph is an introduction, or not', (html, isLead) => {
  expect(beginsWithLead(html)).toBe(isLead)
})
