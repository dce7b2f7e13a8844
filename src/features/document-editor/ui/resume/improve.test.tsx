import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { calls } from '#testing/show-screen.tsx'
import { item, openSection, showForm } from './show-form.testing.tsx'

const weak = 'Was responsible for making six dashboards.'
const better = 'Built six dashboards.'
const open = async () => {
  const shown = await showForm(
    {
      workExperience: [{ id: item(1), jobTitle: 'A', responsibilities: ['One', weak] }],
      professionalSummary: 'Analyst.',
    },
    { answers: { 'scores.improve': () => ({ by: 'built-in', rewrites: [better], question: null, remark: null }) } },
  )
  await openSection(shown, 'Work Experience')
  await shown.user.click(screen.getByLabelText('Responsibility 2'))
  return shown
}
const lines = ({ content }: Awaited<ReturnType<typeof open>>) => content().workExperience[0]?.responsibilities

it('improves the responsibility that was edited last, and changes nothing before Accept (AI-08)', async () => {
  const shown = await open()
  await shown.user.click(screen.getByRole('button', { name: 'Improve with AI' }))
  const accept = await screen.findByRole('button', { name: 'Accept' })
  expect(lines(shown)).toEqual(['One', weak])
  await shown.user.click(accept)
  expect(lines(shown)).toEqual(['One', better])
  expect((screen.getByLabelText('Responsibility 2') as HTMLTextAreaElement).value).toBe(better)
})

it('leaves the text when the rewrite is rejected (AI-08)', async () => {
  const shown = await open()
  await shown.user.click(screen.getByRole('button', { name: 'Improve with AI' }))
  await shown.user.click(await screen.findByRole('button', { name: 'Keep original' }))
  expect(lines(shown)).toEqual(['One', weak])
})

it('sends the current resume, for the facts a rewrite may use (AI-09)', async () => {
  const shown = await open()
  await openSection(shown, 'Skills')
  await shown.user.type(screen.getByLabelText('Skill'), 'Looker{Enter}')
  await shown.user.click(screen.getByRole('button', { name: 'Improve with AI' }))
  await screen.findByRole('button', { name: 'Accept' })
  const sent = calls.find(([name]) => name === 'scores.improve')?.[1]
  expect(sent).toMatchObject({
    kind: 'responsibility',
    text: weak,
    material: { professionalSummary: 'Analyst.', skills: [{ name: 'Looker' }] },
  })
})
