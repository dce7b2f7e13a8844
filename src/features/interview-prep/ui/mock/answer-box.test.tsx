import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Story } from '#features/interview-stories/contract.ts'
import { showScreen } from '#testing/show-screen.tsx'
import { AnswerBox } from './answer-box.tsx'

const story: Story = {
  id: '0199d1f0-0000-7000-8000-000000000001',
  title: 'The total',
  situation: 'Month end.',
  task: '',
  action: 'I traced it.',
  result: '',
  tags: [],
  createdAt: new Date('2026-11-01'),
  updatedAt: new Date('2026-11-01'),
}

function Box() {
  const [text, write] = useState('')
  const answer = { fieldId: 'answer', text, write, isStored: true, responseId: story.id, secondsSpent: () => 0 }
  const on = { answer: () => {}, skip: () => {}, end: () => {} }
  const still = { isLast: false, isTimeUp: false, isBusy: false, problem: null, takesFocus: false }
  return <AnswerBox answer={answer} kind="behavioral" labelledBy="question" on={on} {...still} />
}

it('inserts a story into an empty answer, or adds it after the typed text', async () => {
  showScreen(<Box />, { answers: { 'stories.list': () => ({ items: [story], total: 1, tags: [] }) } })
  const insert = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Insert a story' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Insert The total' }))
  }
  await insert()
  const field = screen.getByPlaceholderText<HTMLTextAreaElement>('Your answer')
  expect(field.value).toBe('Month end.\n\nI traced it.')
  fireEvent.change(field, { target: { value: 'Let me begin. ' } })
  await insert()
  expect(field.value).toBe('Let me begin.\n\nMonth end.\n\nI traced it.')
})
