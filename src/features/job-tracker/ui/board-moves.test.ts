import { describe, expect, it } from 'vitest'
import { laneOrder, moveTo, whyFixed } from './board-moves.ts'

describe('a card of the board', () => {
  it('of an external application can be moved to every status, but not to saved jobs', () => {
    const mover = { kind: 'elsewhere', status: 'submitted' } as const
    expect(laneOrder.map((lane) => moveTo(mover, lane).kind)).toEqual([
      'refused',
      'none',
      'status',
      'status',
      'status',
      'status',
    ])
    expect(moveTo(mover, 'interview')).toEqual({ kind: 'status', status: 'interview' })
    expect(whyFixed(mover)).toBeNull()
  })

  it('of a saved job is moved to Submitted by applying', () => {
    expect(laneOrder.map((lane) => moveTo({ kind: 'saved' }, lane).kind)).toEqual([
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
    for (const lane of laneOrder) expect(moveTo(mover, lane)).toEqual({ kind: 'refused', why })
  })
})
