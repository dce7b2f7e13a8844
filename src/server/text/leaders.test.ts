import { expect, it } from 'vitest'
import { layoutPlain } from './layout-plain.ts'
import { withTabsForLeaders } from './leaders.ts'

it('turns dots or dashes that lead to the next part of a line into a gap', () => {
  expect(withTabsForLeaders('Harbour Works ------------ Lagos')).toBe('Harbour Works\tLagos')
  expect(withTabsForLeaders('Welding ........ 2019')).toBe('Welding\t2019')
  expect(withTabsForLeaders('Name: ________')).toBe('Name:')
})

it('does not change other texts', () => {
  expect(withTabsForLeaders('Welder - and more ...')).toBe('Welder - and more ...')
  expect(withTabsForLeaders('----------')).toBe('----------')
})

it('separates the parts of a line of plain text', () => {
  expect(layoutPlain('2016-2018  Harbour Works ----------- Lagos, Nigeria').map(({ text }) => text)).toEqual([
    '2016-2018 Harbour Works\tLagos, Nigeria',
  ])
})
