import { FieldShell, useField } from '#ui/form/field-shell.tsx'
import { Input } from '#ui/primitives/input.tsx'

type Props = { name: string; label: string; suggestions: readonly string[] }

/** A text field that suggests values the user entered before. */
export function SuggestedField({ suggestions, ...props }: Props) {
  const state = useField({ ...props, required: true })
  const { value, ...field } = state.field
  const list = `${state.ids.control}-list`
  return (
    <FieldShell {...props} required state={state}>
      <Input {...field} {...state.aria} value={value ?? ''} list={list} autoComplete="off" />
      <datalist id={list}>
        {[...new Set(suggestions)].map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </FieldShell>
  )
}
