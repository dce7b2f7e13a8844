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
/** Errors by what they say, each with its toast, and which of them was said last. */
const errors = new Map<string, string>()
let lastError: string | undefined
let count = 0

/** What is said while the page's toaster waits for its code; null where it listens already, or there is none. */
let early: (() => void)[] | null = null
let onEarly = () => {}

/** From now on what is said waits until `sayKept`; `ask` is called with each. */
export function keepEarly(ask: () => void): void {
  early ??= []
  onEarly = ask
}

/** Says what has waited, in the order it came. */
export function sayKept(): void {
  const kept = early ?? []
  early = null
  for (const say of kept) say()
}

function show(tone: ToastTone, message: ToastMessage): void {
  if (early) {
    early.push(() => show(tone, message))
    onEarly()
    return
  }
  const { title, description, action } =
    typeof message === 'string' ? { title: message, description: undefined, action: undefined } : message
  // one at a time: what only informs makes way; an error waits beneath until it is dismissed
  if (passing) toasts.close(passing)
  const id = toasts.add({
    ...(tone === 'error' && { id: errorToast(`${title} ${description ?? ''}`) }),
    title,
    description,
    type: tone,
    // polite for all: the urgent form would put every error into the page twice
    priority: 'low',
    timeout: tone === 'error' ? 0 : action ? withAction : shortly,
    data: { tone, action },
  })
  passing = tone === 'error' ? undefined : id
  if (tone !== 'error') lastError = undefined
}

/** The same failure at once again is the same toast; one that waits beneath what was said since comes up anew. */
function errorToast(words: string): string {
  const before = errors.get(words)
  if (before && lastError === words) return before
  if (before) toasts.close(before)
  count += 1
  const id = `error ${count}`
  errors.set(words, id)
  lastError = words
  return id
}

/** Says what happened, from anywhere. One toast shows at a time; errors stay until they are dismissed. */
export const toast = {
  success: (message: ToastMessage) => show('success', message),
  error: (message: ToastMessage) => show('error', message),
  info: (message: ToastMessage) => show('info', message),
}
