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

/** The toast that closes by itself, if one is shown; news is replaced by feedback on the user's own action, never the reverse. */
let passing: { id: string; isNews: boolean; endsSoon: boolean } | null = null
/** News that arrived while another toast was shown. */
const waiting: ToastMessage[] = []
const MOST_WAITING = 3
/** The toast of each error text, and the error that was shown last. */
const errors = new Map<string, string>()
let lastError: string | undefined
let count = 0

/** The actions that are failing in this tick: an error shown meanwhile belongs to them. */
const failing = new Set<string>()
/** For each error shown or queued, the actions whose failure it reports. */
const actionsOf = new Map<string, ReadonlySet<string>>()

/** Records that an action failed, by a name that its next attempt has too; errors shown right after it belong to it. */
export function noteFailed(action: string): void {
  failing.add(action)
  setTimeout(() => failing.delete(action))
}

/** An action succeeded: withdraw the errors of its earlier attempts. */
export function noteDone(action: string): void {
  if (early) early.push(() => noteDone(action))
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

/** Toasts queued until the toaster's code is loaded; null where it is loaded, or there is none. */
let early: (() => void)[] | null = null
let onEarly = () => {}

/** From now on toasts are queued until `toastSaved`; `ask` is called for each. */
export function queueEarlyToasts(ask: () => void): void {
  early ??= []
  onEarly = ask
}

/** Shows the queued toasts, in their order. */
export function toastSaved(): void {
  // a toaster that begins shows nothing of what an earlier one showed
  passing = null
  waiting.length = 0
  const queued = early ?? []
  early = null
  for (const say of queued) say()
}

type Said = { actions?: ReadonlySet<string>; isNews?: boolean }

function show(tone: ToastTone, message: ToastMessage, { actions = new Set(failing), isNews = false }: Said = {}): void {
  if (early) {
    early.push(() => show(tone, message, { actions, isNews }))
    onEarly()
    return
  }
  if (isNews && passing) {
    waiting.push(message)
    if (waiting.length > MOST_WAITING) waiting.shift()
    shortenNews()
    return
  }
  const { title, description, action } =
    typeof message === 'string' ? { title: message, description: undefined, action: undefined } : message
  // one at a time: what only informs makes way; an error waits beneath until it is dismissed
  const before = passing
  passing = null
  if (before) toasts.close(before.id)
  const id = toasts.add({
    ...(tone === 'error' && { id: errorToast(`${title} ${description ?? ''}`, actions) }),
    title,
    description,
    type: tone,
    // polite for all: the urgent form would put every error into the page twice
    priority: 'low',
    timeout: tone === 'error' ? 0 : action ? withAction : shortly,
    data: { tone, action },
    onClose: () => {
      if (passing?.id !== id) return
      passing = null
      sayNext()
    },
  })
  if (tone === 'error') return
  passing = { id, isNews, endsSoon: !action }
  lastError = undefined
  if (waiting.length > 0) shortenNews()
}

/** News behind which other news waits is shown for a shorter time. */
function shortenNews(): void {
  if (!passing?.isNews || passing.endsSoon) return
  passing.endsSoon = true
  toasts.update(passing.id, { timeout: shortly })
}

function sayNext(): void {
  const next = waiting.shift()
  if (next !== undefined) show('info', next, { isNews: true })
}

/**
 * The same failure again is the same toast; a queued one is moved to the front. Another text for the failure of the same action
 * replaces the earlier one.
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

/** Says what happened, from anywhere. One toast shows at a time; errors stay until they are dismissed. */
export const toast = {
  success: (message: ToastMessage) => show('success', message),
  error: (message: ToastMessage) => show('error', message),
  info: (message: ToastMessage) => show('info', message),
  /** Says what another person did, after the toast that is shown. The newest three wait. */
  news: (message: ToastMessage) => show('info', message, { isNews: true }),
}
