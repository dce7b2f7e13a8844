import { expect, it } from 'vitest'
import type { Run } from './layout-runs.ts'
import { joinStretched } from './stretched-rows.ts'

const run = (text: string, left: number, right: number, y = 0): Run => ({
  text,
  left,
  right,
  y,
  size: 10,
  isBold: false,
})
const stretched = [run('pipes', 50, 80), run('for', 110, 125), run('two', 155, 170), run('refineries', 200, 250)]

it('joins the words of a justified line with equal gaps and the edges of the line above', () => {
  const [, row] = joinStretched([[run('Joined a great many copper and steel', 50, 250)], stretched])
  expect(row).toMatchObject([{ text: 'pipes for two refineries', left: 50, right: 250 }])
})

it('does not join the cells of a table', () => {
  expect(joinStretched([stretched, stretched])[1]).toHaveLength(4)
  const uneven = [...stretched.slice(0, 3), run('refineries', 220, 250)]
  expect(joinStretched([[run('Joined a great many copper and steel', 50, 250)], uneven])[1]).toHaveLength(4)
})
