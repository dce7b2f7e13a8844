import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Improvement } from '#features/documents/score-contract.ts'
import { lines, maya } from '#features/resume-review/improve/testing/maya.ts'
import { calls, showScreen } from '#testing/show-screen.tsx'
import { ImproveText } from './improve-text.tsx'

const [first, second] = [
  'Built six self-serve dashboards in Looker, cutting ad-hoc requests by 38%.',
  'Created six self-serve dashboards in Looker, reducing ad-hoc requests by 38%.',
] as const
const improvement = (overrides: Partial<Improvement> = {}): Improvement => ({
  by: 'built-in',
  rewrites: [first, second],
  question: null,
  remark: null,
  ...overrides,
})

function Field({ start }: { start: string }) {
  const [text, setText] = useState(start)
  return (
    <>
      <textarea aria-label="Line" value={text} onChange={(event) => setText(event.target.value)} />
      <ImproveText kind="responsibility" text={text} material={maya} onAccept={setText} />
    </>
  )
}
const line = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Line' })
const improve = () => screen.getByRole('button', { name: 'Improve with AI' })

async function show(answer: () => unknown = () => improvement(), start: string = lines.dashboards) {
  showScreen(<Field start={start} />, { answers: { 'scores.improve': answer } })
  const user = userEvent.setup()
  await screen.findByRole('textbox', { name: 'Line' })
  return user
}

describe('Improve with AI', () => {
  it('is disabled while the text is empty or only spaces (AI-07)', async () => {
    const user = await show(undefined, '')
    expect(improve()).toHaveProperty('disabled', true)
    await user.type(line(), '   ')
    expect(improve()).toHaveProperty('disabled', true)
    await user.type(line(), 'Made reports')
    expect(improve()).toHaveProperty('disabled', false)
  })

  it('shows a diff by the built-in engine, and changes nothing before Accept (AI-08, AI-10)', async () => {
    const user = await show()
    await user.click(improve())
    const note = await screen.findByRole('region', { name: 'Suggested rewrite · built-in engine' })
    expect([...note.querySelectorAll('del')].map((one) => one.textContent)).toEqual([
      'Was responsible for making',
      'which reduced',
    ])
    expect([...note.querySelectorAll('ins')].map((one) => one.textContent)).toEqual(['Built', ', cutting'])
    expect(within(note).getByText('Adds no new facts')).toBeTruthy()
    expect(line().value).toBe(lines.dashboards)
    await user.click(within(note).getByRole('button', { name: 'Accept' }))
    expect(line().value).toBe(first)
    expect(screen.queryByRole('region', { name: /rewrite/ })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(improve()))
  })

  it('leaves the text when a rewrite is rejected, and shows another on request (AI-08)', async () => {
    const user = await show()
    await user.click(improve())
    await user.click(await screen.findByRole('button', { name: 'Another' }))
    expect(screen.getByText('Created')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep original' }))
    expect(line().value).toBe(lines.dashboards)
    expect(screen.queryByRole('region', { name: /rewrite/ })).toBeNull()
    expect(calls.filter(([name]) => name === 'scores.improve').length).toBe(1)
  })

  it('shows that the model wrote a rewrite, or why it did not (AI-10, PLAT-11)', async () => {
    const answers = [
      improvement({ by: 'model' }),
      improvement({ remark: 'model_away' }),
      improvement({ remark: 'model_refused' }),
    ]
    const user = await show(() => answers.shift())
    await user.click(improve())
    expect(await screen.findByRole('region', { name: 'Suggested rewrite · AI model' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep original' }))
    await user.click(improve())
    expect(await screen.findByText("The AI model didn't respond, so the built-in engine answered.")).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep original' }))
    await user.click(improve())
    expect(await screen.findByText(/added facts you didn't write/)).toBeTruthy()
  })

  it('asks for a number instead of inventing one, and says when there is nothing to rewrite', async () => {
    const user = await show(() => improvement({ rewrites: [], question: 'How many reports?' }))
    await user.click(improve())
    const note = await screen.findByRole('region', { name: 'No rewrite · built-in engine' })
    expect(note.textContent).toContain('How many reports?')
    expect(within(note).queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('removes a suggestion when the text changes', async () => {
    const user = await show()
    await user.click(improve())
    await screen.findByRole('region', { name: /rewrite/ })
    await user.type(line(), ' More.')
    expect(screen.queryByRole('region', { name: /rewrite/ })).toBeNull()
  })

  it('shows that it failed and leaves the text', async () => {
    const user = await show(() => {
      throw new Error('away')
    })
    await user.click(improve())
    expect((await screen.findByRole('alert')).textContent).toContain(
      "We couldn't create a rewrite. Your text hasn't changed.",
    )
    expect(line().value).toBe(lines.dashboards)
  })
})
