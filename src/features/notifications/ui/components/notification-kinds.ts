import {
  AtSign,
  Bell,
  CalendarClock,
  Clock,
  Eye,
  type LucideIcon,
  Mail,
  MessagesSquare,
  PartyPopper,
  Send,
  ShieldCheck,
  ShieldX,
  X,
} from 'lucide-react'
import type { StatusTone } from '#ui/primitives/status-pill.tsx'

type Kind = { icon: LucideIcon; tone: StatusTone; badge: string | null }

const kinds: Record<string, Kind> = {
  application_submitted: { icon: Send, tone: 'submitted', badge: 'Submitted' },
  status_updated: { icon: Eye, tone: 'reviewing', badge: 'Status updated' },
  application_accepted: { icon: PartyPopper, tone: 'accepted', badge: 'Accepted' },
  application_rejected: { icon: X, tone: 'rejected', badge: 'Rejected' },
  meeting_proposed: { icon: CalendarClock, tone: 'interview', badge: 'Interview' },
  meeting_changed: { icon: CalendarClock, tone: 'interview', badge: 'Interview' },
  meeting_reminder: { icon: CalendarClock, tone: 'interview', badge: 'Reminder' },
  message_received: { icon: Mail, tone: 'reviewing', badge: 'Message' },
  message_answered: { icon: Mail, tone: 'reviewing', badge: 'Answer' },
  colleague_mentioned: { icon: AtSign, tone: 'reviewing', badge: 'Mention' },
  replies_due: { icon: Clock, tone: 'interview', badge: 'Answer due' },
  content_rejected: { icon: ShieldX, tone: 'rejected', badge: 'Hidden' },
  content_approved: { icon: ShieldCheck, tone: 'accepted', badge: 'Shown again' },
  content_noted: { icon: Mail, tone: 'reviewing', badge: 'Note' },
  content_answered: { icon: Mail, tone: 'reviewing', badge: 'Answer' },
  interview_scheduled: { icon: MessagesSquare, tone: 'interview', badge: 'Interview' },
}

/** Icon, colour and badge of a type; anything unknown has the generic bell (NOTIF-08, NOTIF-09). */
export const kindOf = (type: string): Kind => kinds[type] ?? { icon: Bell, tone: 'withdrawn', badge: null }
