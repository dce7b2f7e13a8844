import { Toast } from '@base-ui/react/toast'

export type ToastTone = 'success' | 'error' | 'info'

/** 'Title' alone, or 'Title' with its text, and at most one action, which is nearly always Undo. */
export type ToastMessage =
  | string
  | { title: string; description?: string; action?: { label: string; onAction: () => void } }

export type ToastData = { tone: ToastTone; action?: { label: string; onAction: () => void } | undefined }

/** The one list of toasts; `<Toaster/>` shows it. */
export const toasts = Toast.createToastManager<ToastData>()

const shortly = 5_000
const withAction = 10_000

let passing: string | undefined

function show(tone: ToastTone, message: ToastMessage) {
  const { title, description, action } =
    typeof message === 'string' ? { title: message, description: undefined, action: undefined } : message
  // one at a time: what only informs makes way; an error waits beneath until it is dismissed
  if (passing) toasts.close(passing)
  const id = toasts.add({
    // the same failure again is the same toast
    ...(tone === 'error' && { id: `error ${title} ${description ?? ''}` }),
    title,
    description,
    type: tone,
    // polite for all: the urgent form would put every error into the page twice
    priority: 'low',
    timeout: tone === 'error' ? 0 : action ? withAction : shortly,
    data: { tone, action },
  })
  passing = tone === 'error' ? undefined : id
  return id
}

/** Says what happened, from anywhere. One toast shows at a time; errors stay until they are dismissed. */
export const toast = {
  success: (message: ToastMessage) => show('success', message),
  error: (message: ToastMessage) => show('error', message),
  info: (message: ToastMessage) => show('info', message),
  dismiss: (id: string) => toasts.close(id),
}
