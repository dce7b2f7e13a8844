import { screen } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { emptyResume, ResumeContent } from '#features/document-content/resume-content.ts'
import { showScreen } from '#testing/show-screen.tsx'
import type { ResumePart } from './places.tsx'
import { ResumeForm } from './resume-form.tsx'

type ScreenOptions = Parameters<typeof showScreen>[1]
type Shown = {
  form: UseFormReturn<ResumeContent>
  user: UserEvent
  /** Opens a place in the form, like a click in the preview. */
  goTo: (part: ResumePart) => void
  /** The places that the form reported. */
  parts: string[]
  content: () => ResumeContent
}

/** A readable id: item(1), item(2). */
export const item = (n: number) => `0199d1f0-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Shows the form of a resume with this content. */
export async function showForm(content: object = emptyResume(), options: ScreenOptions = {}): Promise<Shown> {
  const shown = { parts: [] as string[] } as Shown
  const initial = ResumeContent.parse(content)
  function Editor() {
    const form = useForm<ResumeContent>({ defaultValues: initial })
    const [part, setPart] = useState<ResumePart | null>(null)
    Object.assign(shown, { form, goTo: setPart })
    return <ResumeForm form={form} part={part} onPart={report} />
  }
  const report = (id: string) => void shown.parts.push(id)
  showScreen(<Editor />, options)
  await screen.findByRole('heading', { name: /Personal Information/ })
  shown.user = userEvent.setup()
  shown.content = () => shown.form.getValues()
  return shown
}

/** The row of a section that opens and closes it. */
export const sectionRow = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

/** Opens a section. */
export const openSection = async ({ user }: Shown, name: string) => {
  const row = sectionRow(name)
  if (row.getAttribute('aria-expanded') === 'false') await user.click(row)
}
