import { Bookmark, Check, Eye, type LucideIcon, MessagesSquare, Send, Undo2, X } from 'lucide-react'
import type { StatusTone } from '#ui/primitives/status-pill.tsx'
import { type ApplicationStatus, applicationStatuses, statusNames } from '../../rules.ts'

export const ERROR = 'Failed to load job tracker data'

type Section = { title: string; tone: StatusTone; icon: LucideIcon; empty: string }

/** The sections of the tracker with their empty texts (TRACK-07, TRACK-09). */
export const sections: Record<ApplicationStatus, Section> = {
  submitted: {
    title: 'Submitted Applications',
    tone: 'submitted',
    icon: Send,
    empty: 'No submitted applications yet. Applications you send appear here.',
  },
  reviewing: {
    title: 'Under Review',
    tone: 'reviewing',
    icon: Eye,
    empty: 'No applications under review yet. They move here when a company starts its review.',
  },
  interview: {
    title: 'Interview Stage',
    tone: 'interview',
    icon: MessagesSquare,
    empty: 'No interviews yet. Applications move here when a company wants to talk to you.',
  },
  accepted: {
    title: 'Accepted',
    tone: 'accepted',
    icon: Check,
    empty: 'No accepted applications yet. Offers appear here.',
  },
  rejected: {
    title: 'Rejected',
    tone: 'rejected',
    icon: X,
    empty: 'No rejected applications yet. If you get a rejection, your notes stay with it.',
  },
  withdrawn: {
    title: 'Withdrawn',
    tone: 'withdrawn',
    icon: Undo2,
    empty: 'No withdrawn applications yet. Applications you withdraw are listed here.',
  },
}

export const savedSection = {
  title: 'Saved Jobs',
  tone: 'withdrawn' as const,
  icon: Bookmark,
  empty: 'No saved jobs yet. Select the heart on a job to save it here.',
}

export const filteredEmpty = 'No applications match these filters.'

/** Every status with its label, for a select. */
export const statusOptions = applicationStatuses.map((value) => ({ value, label: statusNames[value] }))
