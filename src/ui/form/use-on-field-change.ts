import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Calls `note` at each change of a field, but not at a reset, which the code that resets the form handles. */
export function useOnFieldChange<In extends FieldValues, Out>(
  form: Pick<UseFormReturn<In, unknown, Out>, 'subscribe'>,
  note: () => void,
): void {
  const latest = useRef(note)
  latest.current = note
  useEffect(() => {
    const callback = ({ name }: { name?: string | undefined }) => name !== undefined && latest.current()
    return form.subscribe({ formState: { values: true }, callback })
  }, [form])
}
