import { describe, expect, it } from 'vitest'
import { readStatus, statusOf } from './read-status.ts'
import { contextOf } from './row-context.testing.ts'

describe('a status', () => {
  it.each([
    [
      'active',
      'Open',
      'Published',
      'veröffentlicht',
      'offen',
      'Publiée',
      'Abierta',
      'Aperta',
      'Openstaand',
      'Em aberto',
      'otwarta',
      'In-progress',
    ],
    [
      'draft',
      'Draft',
      'Entwurf',
      'Brouillon',
      'Borrador',
      'Bozza',
      'concept',
      'Rascunho',
      'planowana',
      'Waiting for approval',
    ],
    ['paused', 'On hold', 'ON_HOLD', 'pausiert', 'En pause', 'Pausada', 'sospesa', 'wstrzymana'],
    [
      'closed',
      'Closed',
      'Filled',
      'Filled by Client',
      'besetzt',
      'archiviert',
      'Pourvue',
      'Cerrada',
      'Chiusa',
      'gesloten',
      'Fechada',
      'zamknięta',
      'Cancelled',
    ],
  ])('%s is read in many languages', (status, ...texts) => {
    expect(texts.map((text) => [text, readStatus(text)])).toEqual(texts.map((text) => [text, status]))
  })

  it.each(['Internal', 'Unlisted', 'Open (internal only)', 'Not open to agencies', 'No longer closed'])(
    '%s is not guessed',
    (text) => {
      expect(readStatus(text)).toBeNull()
    },
  )

  it('of two columns is the one that ends the job', () => {
    const context = contextOf({ status: ['Open', 'Archived'] })
    expect(statusOf(context, false)).toBe('closed')
    expect(statusOf(contextOf({ status: ['Closed', ''] }), false)).toBe('closed')
  })

  it('that is unknown or missing is asked, unless all jobs become drafts', () => {
    const asked = contextOf({ status: 'Internal' })
    expect([statusOf(asked, false), asked.open.has('status')]).toEqual([null, true])
    const missing = contextOf({})
    expect([statusOf(missing, false), missing.open.has('status')]).toEqual([null, true])
    const drafts = contextOf({ status: 'Internal' })
    expect([statusOf(drafts, true), drafts.open.size]).toEqual(['draft', 0])
    expect([statusOf(contextOf({}), true)]).toEqual([null])
  })
})
