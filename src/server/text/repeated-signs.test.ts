import { expect, it } from 'vitest'
import type { Run } from './layout-runs.ts'
import { nameRepeatedSigns } from './repeated-signs.ts'

const row = (...texts: string[]): Run[] =>
  texts.map((text, at) => ({ text, left: at * 20, right: at * 20 + 10, y: 0, size: 10, isBold: false }))

it('reads a sign without a Unicode value as a bullet if it begins several lines', () => {
  const rows = ['Joined pipes', 'Led nine people', 'Planned shifts'].map((text) => row('\ue12c', text))
  expect(nameRepeatedSigns(rows).map(([first]) => first?.text)).toEqual(['\u2022', '\u2022', '\u2022'])
})

it('leaves icons, which differ from each other', () => {
  const rows = [row('\ue0b0 +234 1'), row('\ue0be amara@nwosu.example'), row('\ue0c8 Enugu')]
  expect(nameRepeatedSigns(rows)).toEqual(rows)
})
