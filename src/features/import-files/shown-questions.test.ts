import { expect, it } from 'vitest'
import { collectQuestions } from './questions.ts'
import { shownQuestions } from './shown-questions.ts'

it('shows the first 200 open questions, and the next ones when some are answered', () => {
  const { ask, all } = collectQuestions()
  const options = [{ value: 'yes', label: 'Yes' }]
  for (let n = 0; n < 260; n += 1)
    ask({ kind: 'choice', column: 'Status', field: 'Status', text: `State ${n}`, options })
  const shown = shownQuestions(all(), {})
  expect(shown).toHaveLength(200)
  const answers = Object.fromEntries(shown.slice(0, 60).map(({ id }) => [id, 'yes']))
  expect(shownQuestions(all(), answers)).toHaveLength(260)
})
