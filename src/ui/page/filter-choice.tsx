import { type ReactNode, useId } from 'react'
import { ChoiceSelect, type ChoiceSelectProps } from '../primitives/choice-select.tsx'

/** A control of the filter panel, with its name. */
export function Choice({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

/** A select of the filter panel, with its name: one of these values, or none. */
export const LabelledSelect = <Value extends string | number>({
  label,
  ...select
}: ChoiceSelectProps<Value> & { label: string }) => (
  <Choice label={label}>{(id) => <ChoiceSelect id={id} {...select} />}</Choice>
)
