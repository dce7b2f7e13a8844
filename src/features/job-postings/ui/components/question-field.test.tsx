import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Question } from '../../question-shapes.ts'
import { questionTypes } from '../../question-types.ts'
import type { Answer } from '../../questions.ts'
import { sampleQuestion } from '../../sample-question.testing.ts'
import { validateAnswer } from '../../validate-answer.ts'
import { QuestionField } from './question-field.tsx'

const asked = { helpText: 'Plain words are welcome.', required: true, options: ['Looker', 'dbt'] }
const ask = (questionType: Question['questionType'], overrides: Partial<Question> = {}) =>
  sampleQuestion({ ...asked, questionType, ...overrides })

let last: Answer = null

function Asked({ question, error }: { question: Question; error?: string }) {
  const [answer, setAnswer] = useState<Answer>(null)
  last = answer
  return <QuestionField question={question} value={answer} onChange={setAnswer} error={error} />
}

it.each(questionTypes)('%s is named by its label, help and error, and can be answered (APPLY-17)', async (type) => {
  const question = ask(type)
  render(<Asked question={question} error="Something is wrong" />)
  const isGroup = ['yes_no', 'multiple_choice', 'checkbox'].includes(type)
  const control = isGroup
    ? screen.getByRole('group', { name: 'A question' })
    : screen.getByLabelText('A question', { exact: false })
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ')
  const description = described.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(description).toMatch(/^Something is wrong Plain words are welcome\./)

  const user = userEvent.setup()
  if (type === 'file_upload') await user.upload(control, new File(['%PDF'], 'work.pdf', { type: 'application/pdf' }))
  else if (type === 'dropdown') await user.selectOptions(control, 'dbt')
  else if (type === 'multiple_choice') await user.click(screen.getByRole('radio', { name: 'dbt' }))
  else if (type === 'checkbox') await user.click(screen.getByRole('checkbox', { name: 'dbt' }))
  else if (type === 'yes_no') await user.click(screen.getByRole('radio', { name: 'No' }))
  else {
    const typed = {
      url: 'https://a.example',
      number: '5',
      date: '2025-10-31',
      email: 'a@b.example',
      phone: '5035550142',
    }
    await user.type(control, typed[type as keyof typeof typed] ?? 'Words')
  }
  expect(validateAnswer(question, last)).toBeNull()
  expect(last).not.toBeNull()
})

it('lists the accepted files of a question (APPLY-20)', () => {
  render(
    <Asked
      question={ask('file_upload', { helpText: null, validationRules: { allowed_file_types: ['pdf', 'jpg'] } })}
    />,
  )
  screen.getByText('PDF or JPG, max 10MB')
  expect(screen.getByLabelText('A question', { exact: false })).toHaveProperty('accept', '.pdf,.jpg,.jpeg')
})

it('clears an optional choice, and counts characters where a question limits them', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Asked question={ask('yes_no', { required: false })} />)
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Clear answer' }))
  expect(last).toBeNull()
  rerender(<Asked question={ask('textarea', { validationRules: { max_length: 900 } })} />)
  screen.getByText('0 / 900')
})
