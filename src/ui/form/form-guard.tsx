import { useFormContext, useFormState } from 'react-hook-form'
import { UnsavedGuard } from './leave-guard.tsx'

function useIsDirty() {
  const { control } = useFormContext()
  const { isDirty, isSubmitting } = useFormState({ control })
  // an onSubmit that navigates has already saved, so do not block it
  return isDirty && !isSubmitting
}

/** Asks before unsaved input of the surrounding form is lost. */
export function LeaveGuard() {
  return <UnsavedGuard isUnsaved={useIsDirty()} />
}
