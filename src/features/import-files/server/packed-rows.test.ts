import { expect, it } from 'vitest'
import { packRows, unpackRows } from './packed-rows.ts'

it('gives back all rows, in parts of 200 or several of these', () => {
  const rows = Array.from({ length: 450 }, (_, row) => ({ row, name: 'Żaneta 李' }))
  const packed = packRows(rows)
  expect([...unpackRows(packed)].map((part) => part.length)).toEqual([200, 200, 50])
  expect([...unpackRows(packed, 2)].map((part) => part.length)).toEqual([400, 50])
  expect([...unpackRows(packed)].flat()).toEqual(rows)
})
