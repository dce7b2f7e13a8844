import type { MachineView } from '#features/documents/export-contract.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import './machine.css'

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

/** The figure and what it means, in plain words. */
export function MachineSummary({ view: { template, percent, fields } }: { view: MachineView }) {
  if (!template || percent === null) {
    return (
      <Notice tone="info">
        This file was uploaded, so there is nothing typed to compare it with. Look whether its lines make sense in this
        order: that is what hiring software works with.
      </Notice>
    )
  }
  const count = (state: string) => fields.filter((field) => field.state === state).length
  const [elsewhere, missing] = [count('elsewhere'), count('missing')]
  return (
    <section className="card mv-sum" aria-label="How much of it a machine reads">
      <p className="mv-figure num">{percent}%</p>
      <div className="stack stack-3">
        <p className="strong">
          {percent === 100
            ? `A machine reads all ${pieces(fields.length)} of your resume, word for word and in your order.`
            : `A machine reads ${count('found')} of ${pieces(fields.length)} in your order. ${rest(elsewhere, missing)}`}
        </p>
        <p>
          Most employers let a program read a resume before a person does. It takes the words out of the file and loses
          how they look; what it misreads, nobody finds.
        </p>
        <p className="row wrap">
          <span>Template: {template.label}</span>
          {template.isAtsSafe && <Badge tone="primary">ATS-safe</Badge>}
          {!template.isOneColumn && <Badge tone="accent">Two columns</Badge>}
          {template.isOneColumn && !template.isAtsSafe && <Badge tone="accent">Send as DOCX</Badge>}
        </p>
        {template.isOneColumn && !template.isAtsSafe && (
          <p className="meta">
            The PDF holds your Arabic words as you typed them, but some programs turn two joined letters round when they
            read them; a person sees them right. For an application through a form, download the DOCX: programs read it
            word for word.
          </p>
        )}
        {!template.isOneColumn && (
          <p className="meta">
            This template sets things side by side, and programs differ in which side they read first. For an
            application through a form, choose one that is marked ATS-safe; for a person this one is fine.
          </p>
        )}
      </div>
    </section>
  )
}

function rest(elsewhere: number, missing: number): string {
  const parts = [
    elsewhere > 0 && `${pieces(elsewhere)} ${elsewhere === 1 ? 'comes' : 'come'} at another place`,
    missing > 0 && `${pieces(missing)} ${missing === 1 ? 'is' : 'are'} not read as typed`,
  ]
  return `${parts.filter(Boolean).join(', and ')}.`
}
