import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleStop, Play } from 'lucide-react'
import { api } from '#client/api.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Switch } from '#ui/primitives/choice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { Settings } from '../../contract.ts'
import { settingsQuery } from '../queries.ts'
import { useChange } from '../use-change.ts'
import { CapsForm } from './caps-form.tsx'

/** Caps, pause, stop, remembered answers, and avoided companies. */
export function SettingsTab() {
  const query = useQuery(settingsQuery())
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={4} lead="none" label="Loading your settings" />}
      errorText="Failed to load your settings"
    >
      {(settings) => (
        <div className="stack stack-8 max-w-3xl">
          <Sending settings={settings} />
          <CapsForm key={`${settings.dailyCap} ${settings.companyCap}`} settings={settings} />
          <Remembering settings={settings} />
          <Avoided settings={settings} />
        </div>
      )}
    </QueryBoundary>
  )
}

const fieldsOf = ({ isPaused, dailyCap, companyCap, remembersAnswers }: Settings) => ({
  isPaused,
  dailyCap,
  companyCap,
  remembersAnswers,
})

/** Saves one switch. Clicks are ignored while saving, because a disabled switch would lose the keyboard focus. */
function useSave(settings: Settings) {
  const { mutate, isPending } = useMutation(
    api.autoApply.saveSettings.mutationOptions({
      ...useChange('Failed to save your settings'),
      onSuccess: () => void toast.success('Saved'),
    }),
  )
  return (change: Partial<Settings>) => !isPending && mutate({ ...fieldsOf(settings), ...change })
}

function Sending({ settings }: { settings: Settings }) {
  const save = useSave(settings)
  const { stop, start, isBusy } = useStop()
  const { isPaused, stoppedAt, approved } = settings
  const confirm = useConfirm()
  const setPaused = async (next: boolean) => {
    const going = approved === 1 ? 'The application you approved' : `${approved} applications you approved`
    const text = `${going} will be sent now. Sent applications can't be recalled.`
    const question = { title: 'Resume sending?', text, action: 'Resume sending', destructive: false }
    if (next || approved === 0 || (await confirm(question))) save({ isPaused: next })
  }
  return (
    <section className="stack stack-4" aria-label="Sending">
      <SectionHead title="Sending" />
      <Switch
        checked={isPaused}
        label="Pause sending: approved applications wait"
        onChange={({ target }) => void setPaused(target.checked)}
      />
      <div className="row wrap row-4">
        {stoppedAt ? (
          <Button variant="primary" icon={Play} busy={isBusy} onClick={start}>
            Start again
          </Button>
        ) : (
          <Button variant="danger" icon={CircleStop} busy={isBusy} onClick={() => void stop(approved)}>
            Stop everything
          </Button>
        )}
        <p className="meta">
          {stoppedAt
            ? "Stopped. Rules don't run and nothing is sent until you start again."
            : 'Stops immediately. Pending approvals are cancelled and your rules stop searching.'}
        </p>
      </div>
    </section>
  )
}

function useStop() {
  const confirm = useConfirm()
  const toastSuccess = (text: string) => () => void toast.success(text)
  const stopping = useMutation(
    api.autoApply.stop.mutationOptions({
      ...useChange('Failed to stop auto apply'),
      onSuccess: toastSuccess('Stopped. Nothing more will be sent.'),
    }),
  )
  const starting = useMutation(
    api.autoApply.start.mutationOptions({
      ...useChange('Failed to start auto apply'),
      onSuccess: toastSuccess('Started. Applications cancelled by the stop are in your queue.'),
    }),
  )
  const stop = async (approved: number) => {
    const waiting =
      approved > 0
        ? ` ${approved} approved ${approved === 1 ? 'application' : 'applications'} will return to your queue.`
        : ''
    const text = `Nothing will be sent from now on.${waiting} Rules will need your review again.`
    if (await confirm({ title: 'Stop everything', text, action: 'Stop everything' })) stopping.mutate(undefined)
  }
  return { stop, start: () => starting.mutate(undefined), isBusy: stopping.isPending || starting.isPending }
}

function Remembering({ settings }: { settings: Settings }) {
  const save = useSave(settings)
  return (
    <section className="stack stack-4" aria-label="Answer bank">
      <SectionHead title="Answer bank" />
      <Switch
        checked={settings.remembersAnswers}
        label="Remember answers from applications I send"
        onChange={({ target }) => save({ remembersAnswers: target.checked })}
      />
      <p className="meta">Legal and personal answers, and those to private questions, are never remembered.</p>
    </section>
  )
}

function Avoided({ settings: { avoided } }: { settings: Settings }) {
  const allow = useMutation(
    api.autoApply.stopAvoiding.mutationOptions({
      ...useChange('Failed to save your settings'),
      onSuccess: () => void toast.success('This company is no longer skipped'),
    }),
  )
  return (
    <section aria-label="Companies to avoid">
      <SectionHead title="Companies to avoid" />
      {avoided.length === 0 ? (
        <EmptyState bare title="None" level={3}>
          Companies you mark as “Not this company” in your queue are listed here.
        </EmptyState>
      ) : (
        <ul className="list">
          {avoided.map(({ companyId, name }) => (
            <li key={companyId}>
              <span className="grow">{name}</span>
              <Button
                size="sm"
                aria-label={`Stop skipping ${name}`}
                busy={allow.isPending && allow.variables.companyId === companyId}
                onClick={() => allow.mutate({ companyId })}
              >
                Stop skipping
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
