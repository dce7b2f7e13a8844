import { Bookmark, Check, Eye, type LucideIcon, MessagesSquare, Send, Undo2, X } from 'lucide-react'
import type { StatusTone } from '#ui/primitives/status-pill.tsx'
import { type ApplicationStatus, applicationStatuses, statusNames } from '../../rules.ts'

export const ERROR = 'Failed to load job tracker data'

type Section = { title: string; tone: StatusTone; icon: LucideIcon; empty: string }

/** The sections of the tracker and what each says while it is empty (TRACK-07, TRACK-09, T-04). */
export const sections: Record<ApplicationStatus, Section> = {
  submitted: {
    title: 'Submitted Applications',
    tone: 'submitted',
    icon: Send,
    empty: 'No submitted applications yet. What you send starts here.',
  },
  reviewing: {
    title: 'Under Review',
    tone: 'reviewing',
    icon: Eye,
    empty: 'No applications under review yet. They move here when a company starts to read.',
  },
  interview: {
    title: 'Interview Stage',
    tone: 'interview',
    icon: MessagesSquare,
    empty: 'No interviews yet. A company that wants to talk moves you here.',
  },
  accepted: {
    title: 'Accepted',
    tone: 'accepted',
    icon: Check,
    empty: 'No accepted applications yet. This is where offers land.',
  },
  rejected: {
    title: 'Rejected',
    tone: 'rejected',
    icon: X,
    empty: 'No rejected applications yet. If one comes, your notes stay with it.',
  },
  withdrawn: {
    title: 'Withdrawn',
    tone: 'withdrawn',
    icon: Undo2,
    empty: 'No withdrawn applications yet. What you take back is kept here.',
  },
}

export const savedSection = {
  title: 'Saved Jobs',
  tone: 'withdrawn' as const,
  icon: Bookmark,
  empty: 'No saved jobs yet. Press the heart on a job, and it waits for you here.',
}

export const filteredEmpty = 'Nothing here with these filters.'

/** Every status to choose from, by its name. */
export const statusOptions = applicationStatuses.map((value) => ({ value, label: statusNames[value] }))
