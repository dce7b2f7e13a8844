import type { MachineView } from '#features/documents/export-contract.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import './machine.css'

const pieces = (count: number) => (count === 1 ? '1 field' : `${count} fields`)

/** The percentage and its explanation. */
export function MachineSummary({ view: { template, percent, fields } }: { view: MachineView }) {
  if (!template || percent === null) {
    return (
      <Notice tone="info">
        This file was uploaded, so we can't compare it with typed text. Check that its lines make sense in this order:
        that's what hiring software works with.
      </Notice>
    )
  }
  const count = (state: string) => fields.filter((field) => field.state === state).length
  const [misplaced, elsewhereCount, missing] = [count('misplaced'), count('elsewhere'), count('missing')]
  return (
    <section className="card mv-sum" aria-label="ATS check result">
      <p className="mv-figure num">{percent}%</p>
      <div className="stack stack-3">
        <p className="strong">
          {percent === 100
            ? `All ${pieces(fields.length)} of your resume are read word for word, in order and in place.`
            : `${count('found')} of ${pieces(fields.length)} are read in order and in place. ${rest({ misplaced, elsewhere: elsewhereCount, missing })}`}
        </p>
        <p>
          Most employers use software to read resumes first. It extracts the text and drops the layout. Anything it
          misreads won't be found.
        </p>
        <p className="row wrap">
          <span>Template: {template.label}</span>
          {template.isAtsSafe && <Badge tone="primary">ATS-safe</Badge>}
          {!template.isOneColumn && <Badge tone="accent">Two columns</Badge>}
          {template.isOneColumn && !template.isAtsSafe && <Badge tone="accent">Send as DOCX</Badge>}
        </p>
        {template.isOneColumn && !template.isAtsSafe && (
          <p className="meta">
            The PDF contains your Arabic text as typed, but some programs swap two joined letters when they read it.
            People see it correctly. When you apply through a form, use the DOCX: programs read it word for word.
          </p>
        )}
        {!template.isOneColumn && (
          <p className="meta">
            This template has two columns, and programs differ in which one they read first. When you apply through a
            form, choose an ATS-safe template. For a person, this one is fine.
          </p>
        )}
      </div>
    </section>
  )
}

const sentences = new Intl.ListFormat('en-US')

function rest({
  misplaced,
  elsewhere: elsewhereCount,
  missing,
}: Record<'misplaced' | 'elsewhere' | 'missing', number>): string {
  const parts = [
    misplaced > 0 && `${pieces(misplaced)} ${misplaced === 1 ? 'is' : 'are'} read as something else`,
    elsewhereCount > 0 && `${pieces(elsewhereCount)} ${elsewhereCount === 1 ? 'is' : 'are'} out of order`,
    missing > 0 && `${pieces(missing)} ${missing === 1 ? 'is' : 'are'} not read as typed`,
  ]
  return `${sentences.format(parts.filter((part) => part !== false))}.`
}
