import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { LetterContent } from '#features/document-content/letter-content.ts'
import type { InsertSlot } from '#ui/form/insert-slot.ts'
import { markInteractive } from '#ui/shell/mark-interactive.ts'
import type { FieldToOpen } from '../editor/document-editor.tsx'
import { BodyParagraphs } from './body-paragraphs.tsx'
import { ImproveParagraph } from './improve-paragraph.tsx'
import { LetterLine, LetterText } from './letter-fields.tsx'
import '../editor.css'

type Props = {
  form: UseFormReturn<LetterContent>
  going: FieldToOpen | null
  onPart: (id: string) => void
  renderInsert: InsertSlot | undefined
}

/** The left side of the cover letter builder: four cards (COVER-02, COVER-04). */
export function LetterForm({ form, going, onPart, renderInsert }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => markInteractive(root.current), [])
  useEffect(() => {
    const card = going && root.current?.querySelector<HTMLElement>(`[data-part="${going.id}"]`)
    if (!card || card.contains(document.activeElement)) return
    card.scrollIntoView({ block: 'nearest' })
    card.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
  }, [going])
  const report = (event: SyntheticEvent) => {
    const part = (event.target as HTMLElement).closest<HTMLElement>('[data-part]')?.dataset.part
    if (part) onPart(part)
  }
  return (
    <FormProvider {...form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices what happens in its fields */}
      <div ref={root} className="lt" onFocus={report}>
        <Card part="personalInfo" title="Your Information">
          <LetterLine name="personalInfo.fullName" label="Full Name" autoComplete="name" required />
          <LetterLine name="personalInfo.email" label="Email" type="email" autoComplete="email" required />
          <LetterLine name="personalInfo.phone" label="Phone" type="tel" autoComplete="tel" required />
          <LetterLine name="personalInfo.address" label="Address" autoComplete="street-address" />
        </Card>
        <Card part="recipientInfo" title="Recipient Information">
          <LetterLine name="recipientInfo.hiringManager" label="Hiring Manager" />
          <LetterLine name="recipientInfo.company" label="Company" required />
          <LetterLine name="recipientInfo.address" label="Company Address" className="wide" />
        </Card>
        <Card part="jobInfo" title="Job Information">
          <LetterLine name="jobInfo.position" label="Position" required />
          <LetterLine name="jobInfo.referenceNumber" label="Reference Number" />
          <LetterLine name="jobInfo.source" label="Where You Found It" className="wide" />
        </Card>
        <Card part="paragraphs" title="Cover Letter Content">
          <div className="wide stack stack-2">
            <LetterText name="paragraphs.opening" label="Opening" rows={3} required />
            <ImproveParagraph name="paragraphs.opening" />
          </div>
          <BodyParagraphs renderInsert={renderInsert} />
          <div className="wide stack stack-2">
            <LetterText name="paragraphs.closing" label="Closing" rows={3} required />
            <ImproveParagraph name="paragraphs.closing" />
          </div>
          <div className="wide" data-part="signature">
            <LetterLine name="signature" label="Signature" required />
          </div>
        </Card>
      </div>
    </FormProvider>
  )
}

function Card({ part, title, children }: { part: string; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="lt-card" data-part={part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="lt-fields">{children}</div>
    </section>
  )
}
