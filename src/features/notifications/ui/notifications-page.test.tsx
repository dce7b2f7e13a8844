import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Bell } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { Notification } from '../contract.ts'
import { notificationKind } from './components/notification-kinds.ts'
import { RecentNotifications } from './components/recent-notifications.tsx'
import { NotificationsPage } from './notifications-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const made = (n: number, overrides: Partial<Notification> = {}): Notification => ({
  id: id(n),
  type: 'status_updated',
  title: `News ${n}`,
  message: 'Something moved.',
  href: null,
  read: false,
  createdAt: new Date(Date.now() - n * 3_600_000),
  ...overrides,
})

const items = [made(1), made(2, { read: true })]
const show = (answers = {}) =>
  showScreen(<NotificationsPage />, {
    answers: { 'notifications.list': () => ({ items, total: 23, unread: 3 }), ...answers },
    routes: ['/app/notifications'],
  })

const failing = () => {
  throw new Error('away')
}

const toasts = () => toastTexts().join(' ')

describe('/app/notifications', () => {
  it('shows totals, both sections, and marking only where unread (NOTIF-01, NOTIF-02)', async () => {
    show()
    expect(await screen.findByText(/23 notifications?, 3 unread/)).toBeTruthy()
    const unread = within(screen.getByRole('region', { name: 'Unread' }))
    const read = within(screen.getByRole('region', { name: 'Read' }))
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeTruthy()
    expect(unread.getByRole('button', { name: 'Mark as read: News 1' })).toBeTruthy()
    expect(read.queryByRole('button', { name: /Mark as read/ })).toBeNull()
    expect(read.getByRole('button', { name: 'Delete: News 2' })).toBeTruthy()
  })

  it('marks a notification as read when its link opens, also in a new tab, and skips read ones (NOTIF-05)', async () => {
    const linked = [made(1, { href: '/there' }), made(2, { href: '/there' }), made(3, { href: '/there', read: true })]
    const markRead = { 'notifications.markRead': () => ({ unread: 0 }) }
    showScreen(<RecentNotifications />, {
      answers: { 'notifications.recent': () => ({ items: linked, unread: 2 }), ...markRead },
      routes: ['/there'],
    })
    const link = (name: string) => screen.findByRole('link', { name })
    const marked = () => calls.filter(([procedure]) => procedure === 'notifications.markRead')
    // the right button only opens a menu
    fireEvent(await link('News 1'), new MouseEvent('auxclick', { bubbles: true, button: 2 }))
    fireEvent(await link('News 1'), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    await waitFor(() => expect(marked()).toEqual([['notifications.markRead', { id: id(1) }]]))
    fireEvent(await link('News 3'), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    await userEvent.click(await link('News 2'))
    await screen.findByRole('heading', { name: '/there' })
    await waitFor(() => expect(marked()).toHaveLength(2))
    expect(marked()[1]).toEqual(['notifications.markRead', { id: id(2) }])
  })

  it('shows that an opened notification could not be marked (NOTIF-05)', async () => {
    showScreen(<RecentNotifications />, {
      answers: { 'notifications.recent': () => ({ items: [made(1)], unread: 1 }), 'notifications.markRead': failing },
      routes: ['/app/notifications'],
    })
    await userEvent.click(await screen.findByRole('link', { name: 'News 1' }))
    await waitFor(() => expect(toasts()).toContain('Failed to mark notification as read'))
  })

  it('shows the empty state (NOTIF-03)', async () => {
    show({ 'notifications.list': () => ({ items: [], total: 0, unread: 0 }) })
    expect(await screen.findByText("You're all caught up!")).toBeTruthy()
    expect(screen.getByText(/0 notifications?, 0 unread/)).toBeTruthy()
  })

  it('shows the unread count when all are read (NOTIF-01)', async () => {
    show({ 'notifications.list': () => ({ items: [made(2, { read: true })], total: 1, unread: 0 }) })
    expect(await screen.findByText(/1 notifications?, 0 unread/)).toBeTruthy()
  })

  it('confirms each action (NOTIF-10)', async () => {
    show({ 'notifications.markAllRead': () => ({ unread: 0 }), 'notifications.delete': () => ({ unread: 2 }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(toasts()).toContain('All notifications marked as read'))
    await userEvent.click(screen.getByRole('button', { name: 'Delete: News 1' }))
    await waitFor(() => expect(toasts()).toContain('Notification deleted'))
    expect(calls).toContainEqual(['notifications.delete', { id: id(1) }])
  })

  it.each([
    ['markRead', 'Mark as read: News 1', 'Failed to mark notification as read'],
    ['markAllRead', 'Mark all as read', 'Failed to mark all notifications as read'],
    ['delete', 'Delete: News 1', 'Failed to delete notification'],
  ])('shows that %s failed (NOTIF-10)', async (procedure, button, text) => {
    show({ [`notifications.${procedure}`]: failing })
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await waitFor(() => expect(toasts()).toContain(text))
  })

  it('shows an error after a failed load, and retries (NOTIF-10)', async () => {
    show({ 'notifications.list': failing })
    expect(await screen.findByRole('heading', { name: 'Failed to load notifications' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    await waitFor(() => expect(toasts()).toContain('Failed to load notifications'))
  })

  it('removes the error once the list loads (SHELL-30)', async () => {
    const answers = [failing, () => ({ items, total: 23, unread: 3 })]
    show({ 'notifications.list': () => answers.shift()!() })
    await waitFor(() => expect(toasts()).toContain('Failed to load notifications'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(/23 notifications?, 3 unread/)
    await waitFor(() => expect(toasts()).toBe(''))
  })

  it.each([
    ['application_accepted', 'accepted', 'primary'],
    ['application_rejected', 'rejected', 'danger'],
    ['application_submitted', 'submitted', 'plain'],
    ['interview_scheduled', 'interview', 'plain'],
    ['status_updated', 'reviewing', 'line'],
    ['anything_else', 'withdrawn', undefined],
  ])('shows %s as %s with the badge %s (NOTIF-08, NOTIF-09)', (type, tone, badge) => {
    expect(notificationKind(type).tone).toBe(tone)
    expect(notificationKind(type).badge?.tone).toBe(badge)
  })

  it('shows a specific icon for five types, and the generic one for others (NOTIF-08)', () => {
    const own = ['application_submitted', 'status_updated', 'application_accepted', 'application_rejected']
    const icons = [...own, 'interview_scheduled', 'message_received', 'meeting_proposed', 'anything'].map(
      (type) => notificationKind(type).icon,
    )
    expect(new Set(icons.slice(0, 5)).size).toBe(5)
    expect(icons.slice(5)).toEqual([Bell, Bell, Bell])
  })
})
