import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm } from '#ui/form/app-form.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useStoredValues } from '#ui/form/use-stored-values.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { Preferences } from '../../contract.ts'
import type { Channels, NotificationKind } from '../../preferences.ts'
import { preferencesQuery } from '../queries.ts'
import { ChannelTable } from './channel-table.tsx'
import { DigestTime } from './digest-time.tsx'
import { MailStateNotice } from './mail-state-notice.tsx'

/** On the Account tab: which notifications go to the list, to email and to the daily summary. */
export function PreferencesSection() {
  const query = useQuery(preferencesQuery())
  return (
    <section aria-labelledby="notification-preferences">
      <SectionHead title="Notifications" id="notification-preferences" />
      <MailStateNotice />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={4} label="Loading your notification settings" />}
        errorText="Failed to load your notification settings"
      >
        {(preferences) => <PreferencesForm preferences={preferences} />}
      </QueryBoundary>
    </section>
  )
}

function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const queryClient = useQueryClient()
  const update = useMutation(api.notifications.updatePreferences.mutationOptions())
  const stored = storedIn(preferences)
  const form = useAppForm({
    schema: () => import('./preferences-schema.ts').then(({ PreferencesForm }) => PreferencesForm),
    defaultValues: stored,
    onFail: (error) => toast.error({ title: 'Settings not saved', description: errorText(error, 'Please try again.') }),
    onSubmit: async ({ channels, hour, timeZone }) => {
      const kinds = preferences.kinds.map((own) => ({ ...own, ...channels[own.kind] }))
      const saved = await update.mutateAsync({ kinds, digestAt: { hour, timeZone } })
      queryClient.setQueryData(preferencesQuery().queryKey, saved)
      toast.success('Notification settings saved')
    },
  })
  useStoredValues(form, stored)
  return (
    <AppForm form={form} label="Notifications" className="stack stack-6">
      <ChannelTable kinds={preferences.kinds.map(({ kind }) => kind)} />
      <DigestTime stored={preferences.digestAt.timeZone} />
      <p className="meta">
        Emails that protect your account, such as password resets and address confirmations, are always sent and can't
        be turned off.
      </p>
      <SaveLine labels={{ channels: 'notification channels', hour: 'daily summary time', timeZone: 'time zone' }} />
    </AppForm>
  )
}

const storedIn = ({ kinds, digestAt }: Preferences) => ({
  channels: Object.fromEntries(
    kinds.map(({ kind, inApp, mail, digest }) => [kind, { inApp, mail, digest }]),
  ) as Partial<Record<NotificationKind, Channels>>,
  hour: String(digestAt.hour),
  timeZone: digestAt.timeZone,
})
