import { type ToastMessage, toast } from './primitives/toast.ts'

/** Copies a text to the clipboard and shows a toast; `otherwise` runs if the browser does not allow it. */
export async function copyText(text: string, done: ToastMessage, otherwise: () => void): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    otherwise()
    return false
  }
  toast.success(done)
  return true
}
