import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { type ApiKey, apiKeyErrors } from '../key-contract.ts'
import { webhookErrors } from '../webhook-contract.ts'
import { IntegrationsPage } from './integrations-page.tsx'
import type { IntegrationsSearch } from './integrations-search.ts'

const ID = '0199d1f0-0000-7000-8000-0000000000e1'
const companyId = '0199d1f0-0000-7000-8000-0000000000c1'
const person = (role: 'client_admin' | 'client_user'): Viewer => ({
  ...seeker,
  roles: [role],
  memberships: [{ companyId, companyName: 'Kestrel', role }],
  activeCompanyId: companyId,
})
const endpoint = {
  id: ID,
  url: 'https://example.com/hooks',
  description: 'The calendar',
  eventTypes: ['job.paused'],
  isEnabled: true,
  disabledBecause: null,
  failingSince: null,
  previousUntil: null,
  createdAt: new Date(),
  lastDeliveredAt: null,
}
const delivery = {
  id: '0199d1f0-0000-7000-8000-0000000000d1',
  endpointId: ID,
  url: endpoint.url,
  isEnabled: true,
  messageId: 'msg_1',
  type: 'job.paused',
  state: 'failed' as const,
  attempts: 1,
  occurredAt: new Date('2026-11-22T09:30:00Z'),
  nextAttemptAt: null,
  lastStatus: 503,
  lastProblem: 'status' as const,
}
const attempt = { number: 1, at: new Date(), milliseconds: 12, status: 503, problem: 'status', answer: 'Be back soon' }
const paused: ApiKey = {
  id: ID,
  name: 'Export',
  prefix: 'tdm_abcdef',
  scopes: ['applications:read'],
  madeBy: 'Ada Osei',
  createdAt: new Date(),
  expiresAt: null,
  lastUsedAt: null,
  isPaused: true,
}
const secret = 'whsec_c2VjcmV0'
const answers = {
  'webhooks.list': () => [endpoint],
  'webhooks.create': () => ({ endpoint, secret }),
  'webhooks.deliveries': () => ({ rows: [delivery], total: 1 }),
  'webhooks.delivery': () => ({ ...delivery, history: [attempt], body: '{"type":"job.paused"}' }),
  'webhooks.resend': () => ({ ...delivery, state: 'waiting' }),
  'webhooks.sendTest': () => ({ deliveryId: delivery.id }),
  'apiKeys.list': () => ({ publicUrl: 'https://tandem.example', keys: [] as ApiKey[] }),
}

function Shown({ viewer, start }: { viewer: Viewer; start: IntegrationsSearch }) {
  const [search, setSearch] = useState<IntegrationsSearch>(start)
  const onSearch = (change: Partial<IntegrationsSearch>) => setSearch((before) => ({ ...before, ...change }))
  return <IntegrationsPage viewer={viewer} search={search} onSearch={onSearch} />
}
const show = (start: IntegrationsSearch = {}, more: object = {}, viewer = person('client_admin')) =>
  showScreen(<Shown viewer={viewer} start={start} />, { viewer, answers: { ...answers, ...more } })
const refuse = (code: keyof typeof apiKeyErrors) => Promise.reject(refusal(code, apiKeyErrors[code].message))
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the integrations screen', () => {
  it('loads nothing for members who are not admins, and shows who has access', async () => {
    show({}, {}, person('client_user'))
    expect(await screen.findByText('Integrations are for company admins')).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(calls.filter(([name]) => /webhooks|apiKeys/.test(name))).toEqual([])
  })

  it('shows a new secret once, after a question, and shows a failure', async () => {
    const user = userEvent.setup()
    let isAway = true
    show({}, { 'webhooks.rotateSecret': () => (isAway ? Promise.reject(new Error('away')) : { secret }) })
    const rotate = async () => {
      await user.click(await button(`More actions for ${endpoint.url}`))
      await user.click(await screen.findByRole('menuitem', { name: 'New secret' }))
      await user.click(await button('Create secret'))
    }
    await rotate()
    await waitFor(() => expect(toastTexts().join()).toContain('Failed to create a new secret'))
    isAway = false
    await rotate()
    const shown = await screen.findByRole('dialog', { name: 'Save the signing secret' })
    expect(within(shown).getByText(secret)).toBeTruthy()
  })

  it.each([
    ['Disable', 'webhooks.setEnabled', 'Disable', 'Failed to update the endpoint', 'Endpoint disabled'],
    ['Delete', 'webhooks.remove', 'Delete endpoint', 'Failed to delete the endpoint', 'Endpoint deleted'],
  ])('%s runs only after a question, and shows a failure', async (item, call, action, failed, done) => {
    const user = userEvent.setup()
    let isAway = true
    show({}, { [call]: () => (isAway ? Promise.reject(new Error('away')) : { ...endpoint, isEnabled: false }) })
    const press = async (choice: string) => {
      await user.click(await button(`More actions for ${endpoint.url}`))
      await user.click(await screen.findByRole('menuitem', { name: item }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: choice }))
    }
    await press('Cancel')
    expect(calls.some(([name]) => name === call)).toBe(false)
    await press(action)
    await waitFor(() => expect(toastTexts().join()).toContain(failed))
    isAway = false
    await press(action)
    await waitFor(() => expect(toastTexts()).toContain(done))
  })

  it('adds an endpoint, and shows its secret until the admin confirms that it is saved', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await button('Add endpoint'))
    const form = await screen.findByRole('dialog', { name: 'Add endpoint' })
    await user.click(within(form).getByRole('button', { name: 'Add endpoint' }))
    expect(await within(form).findByText('URL is required')).toBeTruthy()
    await user.type(within(form).getByRole('textbox', { name: /URL/ }), 'https://example.com/hooks')
    await user.click(within(form).getByRole('button', { name: 'Add endpoint' }))
    const shown = await screen.findByRole('dialog', { name: 'Save the signing secret' })
    expect(within(shown).getByText(secret)).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.getByText(secret)).toBeTruthy()
    await user.click(within(shown).getByRole('button', { name: "I've saved it" }))
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
  })

  it('shows at the field that an address is refused, and keeps the input', async () => {
    const user = userEvent.setup()
    const refused = refusal('WEBHOOK_ADDRESS_REFUSED', webhookErrors.WEBHOOK_ADDRESS_REFUSED.message)
    show({}, { 'webhooks.create': () => Promise.reject(refused) })
    await user.click(await button('Add endpoint'))
    const form = await screen.findByRole('dialog')
    const field = within(form).getByRole('textbox', { name: /URL/ })
    await user.type(field, 'https://10.0.0.1/')
    await user.click(within(form).getByRole('button', { name: 'Add endpoint' }))
    expect(await within(form).findByText(webhookErrors.WEBHOOK_ADDRESS_REFUSED.message)).toBeTruthy()
    expect((field as HTMLInputElement).value).toBe('https://10.0.0.1/')
  })

  it('opens the delivery of a test event, with the answer', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await button(/Send test event/))
    const dialog = await screen.findByRole('dialog', { name: 'job.paused' })
    expect(await within(dialog).findByText('Be back soon')).toBeTruthy()
    expect(within(dialog).getByText('webhook-id: msg_1')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(toastTexts()).toContain('Resending'))
    expect(calls).toContainEqual(['webhooks.resend', { id: delivery.id }])
  })

  it('filters the log by endpoint, state and event', async () => {
    const user = userEvent.setup()
    show({ tab: 'log' })
    await screen.findByRole('button', { name: /Details of job.paused/ })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'failed')
    await waitFor(() =>
      expect(calls.filter(([name]) => name === 'webhooks.deliveries').at(-1)?.[1]).toMatchObject({ state: 'failed' }),
    )
  })

  it('shows an error and retries', async () => {
    const user = userEvent.setup()
    let isBroken = true
    const list = () => (isBroken ? Promise.reject(new Error('no')) : [])
    show({}, { 'webhooks.list': list })
    expect(await screen.findByText('Failed to load endpoints')).toBeTruthy()
    isBroken = false
    await user.click(await button('Try again'))
    expect(await screen.findByText('No endpoints yet')).toBeTruthy()
  })

  it('shows which key is paused, and confirms it by password and code', async () => {
    const user = userEvent.setup()
    let isPaused = true
    const list = () => ({
      publicUrl: 'https://tandem.example',
      keys: [
        { ...paused, isPaused },
        { ...paused, id: delivery.id, name: 'Careers site', isPaused: false },
      ],
    })
    const confirm = ({ password, code }: { password: string; code?: string }) => {
      if (password !== 'quiet river stone') return refuse('WRONG_PASSWORD')
      if (!code) return refuse('SECOND_FACTOR_REQUIRED')
      isPaused = false
      return { id: ID }
    }
    show({ tab: 'keys' }, { 'apiKeys.list': list, 'apiKeys.confirm': confirm })
    expect(await screen.findByText('1 API key is paused')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm Careers site' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Revoke Export' })).toBeTruthy()
    await user.click(await button('Confirm Export'))
    const form = await screen.findByRole('dialog', { name: 'Confirm API key' })
    const send = () => user.click(within(form).getByRole('button', { name: 'Confirm key' }))
    await user.type(within(form).getByLabelText('Current password'), 'not this one')
    await send()
    expect(await within(form).findByText(apiKeyErrors.WRONG_PASSWORD.message)).toBeTruthy()
    await user.clear(within(form).getByLabelText('Current password'))
    await user.type(within(form).getByLabelText('Current password'), 'quiet river stone')
    await send()
    await user.type(await within(form).findByLabelText('Authentication code'), '123456')
    await send()
    await waitFor(() => expect(screen.queryByText('1 API key is paused')).toBeNull())
    expect(toastTexts()).toContain('The API key works again')
    expect(calls).toContainEqual(['apiKeys.confirm', { id: ID, password: 'quiet river stone', code: '123456' }])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Revoke Export' })))
  })

  it('revokes a key only after a question, and shows a failure', async () => {
    const user = userEvent.setup()
    let isAway = true
    const list = () => ({ publicUrl: 'https://tandem.example', keys: [paused] })
    const revoke = () => (isAway ? Promise.reject(new Error('away')) : { id: ID })
    show({ tab: 'keys' }, { 'apiKeys.list': list, 'apiKeys.revoke': revoke })
    const ask = async () => {
      await user.click(await button('Revoke Export'))
      return within(await screen.findByRole('alertdialog', { name: 'Revoke this API key?' }))
    }
    await user.click((await ask()).getByRole('button', { name: 'Cancel' }))
    expect(calls.some(([name]) => name === 'apiKeys.revoke')).toBe(false)
    await user.click((await ask()).getByRole('button', { name: 'Revoke key' }))
    await waitFor(() => expect(toastTexts().join()).toContain('Failed to revoke the API key'))
    isAway = false
    await user.click((await ask()).getByRole('button', { name: 'Revoke key' }))
    await waitFor(() => expect(toastTexts()).toContain('API key revoked'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('creates a key with scopes, and shows an example call that works with it', async () => {
    const user = userEvent.setup()
    const made = { ...endpoint, name: 'Site' }
    const create = ({ password, code }: { password: string; code?: string }) => {
      if (password !== 'quiet river stone') return refuse('WRONG_PASSWORD')
      return code ? { key: made, secret: 'tdm_secret' } : refuse('SECOND_FACTOR_REQUIRED')
    }
    show({ tab: 'keys' }, { 'apiKeys.create': create })
    await user.click(await button('Create API key'))
    const form = await screen.findByRole('dialog', { name: 'Create API key' })
    await user.type(within(form).getByRole('textbox', { name: /Name/ }), 'Site')
    await user.click(within(form).getByRole('button', { name: 'Create key' }))
    expect(await within(form).findByText('Choose at least one')).toBeTruthy()
    await user.click(within(form).getByRole('checkbox', { name: /jobs:read/ }))
    await user.type(within(form).getByLabelText(/Current password/), 'not this one')
    await user.click(within(form).getByRole('button', { name: 'Create key' }))
    expect(await within(form).findByText(apiKeyErrors.WRONG_PASSWORD.message)).toBeTruthy()
    await user.clear(within(form).getByLabelText(/Current password/))
    await user.type(within(form).getByLabelText(/Current password/), 'quiet river stone')
    await user.click(within(form).getByRole('button', { name: 'Create key' }))
    await user.type(await within(form).findByLabelText(/Authentication code/), '123456')
    await user.click(within(form).getByRole('button', { name: 'Create key' }))
    const shown = await screen.findByRole('dialog', { name: 'Save your API key' })
    expect(
      within(shown).getByText('curl -H "Authorization: Bearer tdm_secret" https://tandem.example/api/v1/postings'),
    ).toBeTruthy()
    const fields = {
      name: 'Site',
      scopes: ['jobs:read'],
      lifetime: '90',
      password: 'quiet river stone',
      code: '123456',
    }
    expect(calls).toContainEqual(['apiKeys.create', fields])
  })
})
