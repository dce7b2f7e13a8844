import { expect, it } from 'vitest'
import { readAnswerDraft, storeAnswerDraft } from './answer-draft.ts'

const place = { userId: 'maya', sessionId: 'one', index: 0 }
const stored = (value: unknown) => {
  localStorage.clear()
  storeAnswerDraft(place, { text: '', seconds: 0 })
  localStorage.setItem(Object.keys(localStorage)[0] ?? '', JSON.stringify(value))
  return readAnswerDraft(place)
}

it('readAnswerDraft › reads the text of a draft whose time is missing or invalid', () => {
  expect(stored({ text: 'I rebuilt it.', seconds: 40 })).toEqual({ text: 'I rebuilt it.', seconds: 40 })
  expect(stored({ text: 'I rebuilt it.' })).toEqual({ text: 'I rebuilt it.', seconds: 0 })
  expect(stored({ text: 'I rebuilt it.', seconds: 'long' })).toEqual({ text: 'I rebuilt it.', seconds: 0 })
  expect(stored('no draft')).toBeNull()
})
