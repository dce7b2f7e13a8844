import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { Email } from '#features/accounts/contract.ts'
import { typedText } from '#lib/text.ts'
import { errorText } from '#ui/error-text.ts'
import { failureToast } from '#ui/failure-toasts.ts'
import { AppForm, Columns, FormFoot } from '#ui/form/app-form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { DataTable } from '#ui/page/data-table.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { TurnPage } from '#ui/primitives/pager.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Suppression } from '../../subscriber-contract.ts'
import { suppressionsQuery } from '../queries.ts'

const reasons: Record<Suppression['reason'], string> = {
  bounce: 'Bounced',
  complaint: 'Complained',
  staff: 'Added by staff',
}

/** Suppressed addresses: bounces and complaints are added automatically. */
export function SuppressionsSection() {
  const [cursor, setCursor] = useState<string>()
  const query = useQuery(suppressionsQuery({ cursor }))
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const settled = { onSettled: () => refreshQueries(queryClient, api.subscribers.key()) }
  const failed = failureToast('Failed to change the list')
  const remove = useMutation(api.subscribers.unsuppress.mutationOptions({ ...settled, onError: failed }))
  const ask = async ({ id, email }: Suppression) => {
    const text = `${email} can be emailed again. If it bounces again, it will return to this list.`
    if (await confirm({ title: 'Remove this address from the list?', text, action: 'Remove' })) remove.mutate({ id })
  }
  return (
    <section className="stack stack-4" aria-label="Never emailed">
      <SectionHead title="Never emailed" />
      <p className="meta">
        Addresses that bounce or complain are added automatically and get only essential account emails. Addresses added
        by staff get no campaigns.
      </p>
      <AddForm onDone={settled.onSettled} />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={2} lead="none" label="Loading addresses" />}
        errorText="Failed to load addresses"
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="meta">No addresses on this list.</p>}
      >
        {(list) => (
          <>
            <DataTable
              label="Never emailed"
              rows={list.items}
              rowKey={({ id }) => id}
              columns={[
                { id: 'email', head: 'Address', lead: true, cell: ({ email }) => email },
                {
                  id: 'reason',
                  head: 'Why',
                  cell: whyOf,
                },
                { id: 'since', head: 'Since', cell: ({ createdAt }) => <Day at={createdAt} /> },
                { id: 'by', head: 'Added by', cell: ({ addedBy }) => addedBy ?? 'Automatic' },
                {
                  id: 'actions',
                  head: 'Actions',
                  actions: true,
                  align: 'end',
                  cell: (one) => (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={`Remove ${one.email}`}
                      busy={remove.isPending && remove.variables.id === one.id}
                      onClick={() => void ask(one)}
                    >
                      Remove
                    </Button>
                  ),
                },
              ]}
            />
            <TurnPage {...list} label="Pages of addresses" onTurn={setCursor} />
          </>
        )}
      </QueryBoundary>
    </section>
  )
}

function whyOf({ reason, note, mail, answer }: Suppression) {
  const about = note ?? mail
  return (
    <>
      {about ? `${reasons[reason]}: ${about}` : reasons[reason]}
      {answer && <span className="meta block break-words">Mail server response: {answer}</span>}
    </>
  )
}

const Adding = z.object({ email: Email, note: typedText(300) })

function AddForm({ onDone }: { onDone: () => Promise<void> }) {
  const { mutateAsync } = useMutation(api.subscribers.suppress.mutationOptions())
  const form = useAppForm({
    schema: Adding,
    defaultValues: { email: '', note: '' },
    guard: false,
    async onSubmit(values) {
      await mutateAsync(values)
      await onDone()
      form.reset({ email: '', note: '' })
      toast.success('Campaigns will no longer be sent to this address')
    },
    onFail: (error) => form.setServerError('root', errorText(error, 'Failed to add the address')),
  })
  return (
    <AppForm form={form} label="Never email an address">
      <Columns>
        <TextField name="email" label="Address" type="email" required />
        <TextField name="note" label="Note" optional />
      </Columns>
      <FormFoot submit="Add address" busyText="Adding" />
    </AppForm>
  )
}
