import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerLater } from '#testing/later-answers.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { Team, TeamStats } from '../team-contract.ts'
import { TeamPage } from './team-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const hoursAgo = (n: number) => new Date(Date.now() - n * 3_600_000)

const team: Team = {
  companyName: 'Fernway Health',
  canManage: true,
  members: [
    {
      id: id(1),
      userId: id(2),
      displayName: 'Daniel Reyes',
      email: 'daniel@fernway.example',
      avatarUrl: null,
      role: 'client_admin',
      joinedAt: hoursAgo(72),
      lastActiveAt: hoursAgo(2),
    },
    {
      id: id(3),
      userId: id(4),
      displayName: 'Hannah Cole',
      email: 'hannah+hr@fernway.example',
      avatarUrl: null,
      role: 'client_user',
      joinedAt: hoursAgo(30),
      lastActiveAt: null,
    },
  ],
  invitations: [
    {
      ...{ id: id(5), displayName: 'Joana', email: 'joana@fernway.example', role: 'client_user' },
      ...{ expiresAt: hoursAgo(-70), isUnreachable: false },
    },
    {
      ...{ id: id(6), displayName: 'Jo Tran', email: 'tran@fernway.example', role: 'client_admin' },
      ...{ expiresAt: hoursAgo(1), isUnreachable: false },
    },
  ],
}

const stats: TeamStats = { totalMembers: 2, adminCount: 1, userCount: 1 }

const show = (answers = {}) =>
  showScreen(<TeamPage ownUserId={id(2)} />, {
    answers: { 'team.list': () => team, 'team.stats': () => stats, ...answers },
  })
const toasts = () => toastTexts().join(' ')
const refused = (code: string, message: string) => () => {
  throw refusal(code, message)
}

describe('/app/company/team', () => {
  it('shows members with their details and a link to email each (TEAM-01, TEAM-02, TEAM-05)', async () => {
    show()
    const hannah = within(await screen.findByRole('row', { name: /Hannah Cole/ }))
    expect(hannah.getByText('hannah+hr@fernway.example')).toBeTruthy()
    expect(hannah.getByText('1 day ago')).toBeTruthy()
    expect(hannah.getByText('Not yet')).toBeTruthy()
    const mail = hannah.getByRole('link', { name: 'Send Email to Hannah Cole' })
    expect(mail.getAttribute('href')).toBe('mailto:hannah%2Bhr%40fernway.example')
    expect(within(screen.getByRole('row', { name: /Daniel Reyes/ })).getByText('2 hours ago')).toBeTruthy()
    for (const words of ['Total Members', 'Active users', 'Company admins', 'Regular users'])
      expect(screen.getByText(words)).toBeTruthy()
  })

  it('shows that the mail of an invitation was not delivered', async () => {
    const [first] = team.invitations
    show({ 'team.list': () => ({ ...team, invitations: first ? [{ ...first, isUnreachable: true }] : [] }) })
    expect(await screen.findByText(/email not delivered: the mail server rejected this address/)).toBeTruthy()
    expect(screen.queryByText(/link works until/)).toBeNull()
  })

  it('shows no actions to members who are not admins (TEAM-06)', async () => {
    show({ 'team.list': () => ({ ...team, canManage: false, invitations: [] }) })
    const said = 'You have read-only access to team information. Contact your company admin to manage team members.'
    expect(await screen.findByText(said)).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Daniel Reyes/ })).getByText('Admin')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Invite|Remove|Withdraw|Send again/ })).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getAllByRole('link', { name: /^Send Email/ })).toHaveLength(2)
  })

  it('shows a loading state, an empty state and an error (TEAM-07)', async () => {
    show({ 'team.list': () => new Promise(() => {}) })
    expect(await screen.findByText('Loading team members...')).toBeTruthy()
    show({ 'team.list': () => ({ ...team, members: [] }) })
    expect(await screen.findByText('No team members found')).toBeTruthy()
    show({ 'team.list': refused('INTERNAL_SERVER_ERROR', 'away') })
    expect(await screen.findByText('Failed to load team members')).toBeTruthy()
  })

  it('requires a name and an email address, and invites with a role (TEAM-08, TEAM-09, TEAM-14)', async () => {
    show({ 'team.invite': () => team.invitations[0] })
    await userEvent.click(await screen.findByRole('button', { name: 'Invite Team Member' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Team Member' }))
    expect(dialog.getByText(/They will receive login credentials by e-mail/)).toBeTruthy()
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^User/ }).checked).toBe(true)
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }))
    expect(await dialog.findByText('Name is required')).toBeTruthy()
    expect(dialog.getByText('Invalid email address')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/Full Name/), 'Ines Duarte')
    await userEvent.type(dialog.getByLabelText(/Email Address/), 'Ines@Fernway.example')
    await userEvent.click(dialog.getByRole('radio', { name: /^Admin/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }))
    await waitFor(() => expect(toasts()).toContain('Team member invited successfully'))
    const invited = { displayName: 'Ines Duarte', email: 'ines@fernway.example', role: 'client_admin' }
    expect(calls).toContainEqual(['team.invite', invited])
  })

  it('shows why inviting failed, and leaves the typed text in place (TEAM-14)', async () => {
    show({ 'team.invite': refused('ALREADY_MEMBER', 'This person is already a member of your team.') })
    await userEvent.click(await screen.findByRole('button', { name: 'Invite Team Member' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Team Member' }))
    await userEvent.type(dialog.getByLabelText(/Full Name/), 'Ines')
    await userEvent.type(dialog.getByLabelText(/Email Address/), 'ines@fernway.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }))
    await waitFor(() => expect(toasts()).toContain('Failed to invite team member'))
    expect(dialog.getByLabelText<HTMLInputElement>(/Full Name/).value).toBe('Ines')
  })

  it('changes a role (TEAM-12, TEAM-14)', async () => {
    show({ 'team.changeRole': () => ({ role: 'client_admin' }) })
    const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Hannah Cole' })
    expect([...role.options].map(({ text }) => text)).toEqual(['User', 'Admin'])
    await userEvent.selectOptions(role, 'Admin')
    expect(calls.map(([name]) => name)).not.toContain('team.changeRole')
    await userEvent.click(await screen.findByRole('button', { name: 'Make admin' }))
    await waitFor(() => expect(toasts()).toContain('Member role updated successfully'))
    expect(calls).toContainEqual(['team.changeRole', { id: id(3), role: 'client_admin' }])
  })

  it('shows an error for the last admin, and shows the unchanged role (TEAM-13, TEAM-14)', async () => {
    show({ 'team.changeRole': refused('LAST_ADMIN', 'A company keeps at least one admin.') })
    const own = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Daniel Reyes' })
    await userEvent.selectOptions(own, 'User')
    await userEvent.click(await screen.findByRole('button', { name: 'Make user' }))
    await waitFor(() => expect(toasts()).toContain('Failed to update member role'))
    await waitFor(() => expect(own.value).toBe('client_admin'))
  })

  it('removes only after a confirmation (TEAM-11, TEAM-14)', async () => {
    let fails = true
    show({
      'team.remove': () => {
        if (fails) throw refusal('MEMBER_NOT_FOUND', 'Member not found')
        return { removed: true }
      },
    })
    const press = async (answer: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Remove Member Hannah Cole' }))
      const question = within(await screen.findByRole('alertdialog'))
      expect(question.getByText('Are you sure you want to remove this team member?')).toBeTruthy()
      await userEvent.click(question.getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await press('Cancel')
    expect(calls.filter(([name]) => name === 'team.remove')).toEqual([])
    await press('Remove Member')
    await waitFor(() => expect(toasts()).toContain('Failed to remove team member'))
    expect(toasts()).toContain('Member not found')
    fails = false
    await press('Remove Member')
    await waitFor(() => expect(toasts()).toContain('Team member removed successfully'))
  })

  it('resends and revokes an invitation, and shows which one has expired', async () => {
    show({ 'team.resend': () => team.invitations[1], 'team.withdraw': () => ({ withdrawn: true }) })
    const expired = (await screen.findByText('tran@fernway.example')).closest('li')!
    expect(expired.textContent).toContain('link expired')
    await userEvent.click(screen.getByRole('button', { name: 'Resend to tran@fernway.example' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Resend the invitation?' }))
    expect(calls.filter(([name]) => name === 'team.resend')).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Resend' }))
    await waitFor(() => expect(toasts()).toContain('Invitation resent'))
    await userEvent.click(screen.getByRole('button', { name: 'Revoke the invitation to joana@fernway.example' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(toasts()).toContain('Invitation revoked'))
  })

  it('shows the revoke button as busy until the list is loaded again', async () => {
    const { answer, held } = answerLater(team)
    show({ 'team.list': answer, 'team.withdraw': () => ({ withdrawn: true }) })
    const name = 'Revoke the invitation to joana@fernway.example'
    await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(toasts()).toContain('Invitation revoked'))
    await waitFor(() => expect(held).toHaveLength(1))
    const button = () => screen.queryByRole('button', { name, hidden: true })
    expect(button()?.getAttribute('aria-busy')).toBe('true')
    const left = team.invitations.filter(({ email }) => email !== 'joana@fernway.example')
    held[0]?.resolve({ ...team, invitations: left })
    await waitFor(() => expect(button()).toBeNull())
  })
})
