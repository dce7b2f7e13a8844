import { Bell, Eye, type LucideIcon, MessagesSquare, PartyPopper, Send, X } from 'lucide-react'
import type { BadgeTone } from '#ui/primitives/badge.tsx'
import type { StatusTone } from '#ui/primitives/status-pill.tsx'

type Kind = { icon?: LucideIcon; tone: StatusTone; badge: { tone: BadgeTone; text: string } | null }

/** The badges: good news, bad news, a step of the user's own, an interview, and other changes (NOTIF-09). */
const good = (text: string) => ({ tone: 'primary', text }) as const
const bad = (text: string) => ({ tone: 'danger', text }) as const
const step = (text: string) => ({ tone: 'plain', text }) as const
const news = (text: string) => ({ tone: 'line', text }) as const

const kinds: Record<string, Kind> = {
  application_submitted: { icon: Send, tone: 'submitted', badge: step('Submitted') },
  status_updated: { icon: Eye, tone: 'reviewing', badge: news('Status updated') },
  application_accepted: { icon: PartyPopper, tone: 'accepted', badge: good('Accepted') },
  application_rejected: { icon: X, tone: 'rejected', badge: bad('Rejected') },
  interview_scheduled: { icon: MessagesSquare, tone: 'interview', badge: step('Interview') },
  meeting_proposed: { tone: 'interview', badge: step('Interview') },
  meeting_changed: { tone: 'interview', badge: step('Interview') },
  meeting_reminder: { tone: 'interview', badge: step('Reminder') },
  message_received: { tone: 'reviewing', badge: news('Message') },
  message_answered: { tone: 'reviewing', badge: news('Reply') },
  colleague_mentioned: { tone: 'reviewing', badge: news('Mention') },
  replies_due: { tone: 'interview', badge: step('Reply due') },
  content_rejected: { tone: 'rejected', badge: bad('Hidden') },
  content_approved: { tone: 'accepted', badge: good('Restored') },
  content_noted: { tone: 'reviewing', badge: news('Note') },
  content_answered: { tone: 'reviewing', badge: news('Reply') },
}

/** Icon, color and badge of a type; five types have an icon of their own, others the generic bell (NOTIF-08, NOTIF-09). */
export const notificationKind = (type: string): Required<Kind> => ({
  icon: Bell,
  ...(kinds[type] ?? { tone: 'withdrawn', badge: null }),
})
