import { Toast } from '@base-ui/react/toast'

export type ToastTone = 'success' | 'error' | 'info'

/** Only a title, or a title with a text and at most one action, which is usually Undo. */
export type ToastMessage =
  | string
  | { title: string; description?: string; action?: { label: string; onAction: () => void } }

export type ToastData = { tone: ToastTone; action?: { label: string; onAction: () => void } | undefined }

/** The only list of toasts; `<Toaster/>` renders it. */
export const toasts = Toast.createToastManager<ToastData>()

const shortly = 5_000
const withAction = 10_000

/** The toast that is shown and closes by itself. Feedback on the user's own action replaces news, but never the reverse. */
let passing: { id: string; isNews: boolean; endsSoon: boolean } | null = null
/** News that arrived while another toast was shown. */
const waiting: ToastMessage[] = []
const MAX_WAITING = 3
/** The toast of each error text, and the error that was shown last. */
const errors = new Map<string, string>()
let lastError: string | undefined
let count = 0

/** The actions that are failing in this tick: an error shown meanwhile belongs to them. */
const failing = new Set<string>()
/** For each shown or queued error, the actions that failed with it. */
const actionsOf = new Map<string, ReadonlySet<string>>()

/** Records that an action failed. Errors shown right after it belong to it. Use the same name for the next attempt. */
export function recordFailure(action: string): void {
  failing.add(action)
  setTimeout(() => failing.delete(action))
}

/** Records that an action succeeded, and removes the errors of its earlier attempts. */
export function dismissFailure(action: string): void {
  if (early) early.push(() => dismissFailure(action))
  else withdraw((actions) => actions.has(action))
}

function withdraw(isOver: (actions: ReadonlySet<string>, id: string) => boolean): void {
  for (const [id, actions] of actionsOf) {
    if (!isOver(actions, id)) continue
    toasts.close(id)
    actionsOf.delete(id)
    for (const [words, said] of errors) if (said === id) errors.delete(words)
  }
}

/** Toasts that wait for the toaster's code; null if it is loaded, or if there is no toaster. */
let early: (() => void)[] | null = null
let onEarly = () => {}

/** From now on, queues toasts and calls `ask` for each. */
export function queueEarlyToasts(ask: () => void): void {
  early ??= []
  onEarly = ask
}

/** Shows the queued toasts, in their order. */
export function toastSaved(): void {
  // a new toaster does not show toasts of an earlier one
  passing = null
  waiting.length = 0
  const queued = early ?? []
  early = null
  for (const say of queued) say()
}

type ToastOptions = { actions?: ReadonlySet<string>; isNews?: boolean }

function show(
  tone: ToastTone,
  message: ToastMessage,
  { actions = new Set(failing), isNews = false }: ToastOptions = {},
): void {
  if (early) {
    early.push(() => show(tone, message, { actions, isNews }))
    onEarly()
    return
  }
  if (isNews && passing) {
    waiting.push(message)
    if (waiting.length > MAX_WAITING) waiting.shift()
    shortenNews()
    return
  }
  const { title, description, action } =
    typeof message === 'string' ? { title: message, description: undefined, action: undefined } : message
  // one at a time: a toast that closes by itself gives way, and an error stays below until it is dismissed
  const before = passing
  passing = null
  if (before) toasts.close(before.id)
  const id = toasts.add({
    ...(tone === 'error' && { id: errorToast(`${title} ${description ?? ''}`, actions) }),
    title,
    description,
    type: tone,
    // low for all: with a high priority, Base UI renders an error twice
    priority: 'low',
    timeout: tone === 'error' ? 0 : action ? withAction : shortly,
    data: { tone, action },
    onClose: () => {
      if (passing?.id !== id) return
      passing = null
      announceNext()
    },
  })
  if (tone === 'error') return
  passing = { id, isNews, endsSoon: !action }
  lastError = undefined
  if (waiting.length > 0) shortenNews()
}

/** News is shown for a shorter time if other news is waiting. */
function shortenNews(): void {
  if (!passing?.isNews || passing.endsSoon) return
  passing.endsSoon = true
  toasts.update(passing.id, { timeout: shortly })
}

function announceNext(): void {
  const next = waiting.shift()
  if (next !== undefined) show('info', next, { isNews: true })
}

/**
 * The same error text again uses the same toast; a queued one moves to the front. A new text for the same failed action replaces the old
 * one.
 */
function errorToast(words: string, actions: ReadonlySet<string>): string {
  const id = sameToast(words)
  withdraw((before, other) => other !== id && [...actions].some((one) => before.has(one)))
  if (actions.size > 0) actionsOf.set(id, actions)
  return id
}

function sameToast(words: string): string {
  const before = errors.get(words)
  if (before && lastError === words) return before
  if (before) {
    toasts.close(before)
    actionsOf.delete(before)
  }
  count += 1
  const id = `error ${count}`
  errors.set(words, id)
  lastError = words
  return id
}

/** Shows a toast, from anywhere in the code. One is shown at a time; errors stay until they are dismissed. */
export const toast = {
  success: (message: ToastMessage) => show('success', message),
  error: (message: ToastMessage) => show('error', message),
  info: (message: ToastMessage) => show('info', message),
  /** Shows what another user did, after the current toast. At most the newest three wait. */
  news: (message: ToastMessage) => show('info', message, { isNews: true }),
}
