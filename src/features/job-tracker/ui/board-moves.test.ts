import { describe, expect, it } from 'vitest'
import { columnOrder, fixedReason, moveTo } from './board-moves.ts'

describe('a card of the board', () => {
  it('of an external application can be moved to every status, but not to saved jobs', () => {
    const mover = { kind: 'external', status: 'submitted' } as const
    expect(columnOrder.map((column) => moveTo(mover, column).kind)).toEqual([
      'refused',
      'none',
      'status',
      'status',
      'status',
      'status',
    ])
    expect(moveTo(mover, 'interview')).toEqual({ kind: 'status', status: 'interview' })
    expect(fixedReason(mover)).toBeNull()
  })

  it('of a saved job is moved to Submitted by applying', () => {
    expect(columnOrder.map((column) => moveTo({ kind: 'saved' }, column).kind)).toEqual([
      'none',
      'apply',
      'refused',
      'refused',
      'refused',
      'refused',
    ])
  })

  it('of an application in Tandem cannot be moved, and shows why (TRACK-17)', () => {
    const mover = { kind: 'here', status: 'submitted', companyName: 'Fernway Health' } as const
    const why = 'Only Fernway Health can change this status. You can withdraw the application in its details.'
    for (const column of columnOrder) expect(moveTo(mover, column)).toEqual({ kind: 'refused', why })
  })
})
