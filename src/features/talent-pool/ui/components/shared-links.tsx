import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { NewShare } from '#features/documents/ui/components/new-share.tsx'
import { shortDate } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { useZone } from '#ui/use-zone.ts'
import type { OwnLink } from '../../contract.ts'
import { listingLogQuery, ownLinksQuery } from '../queries.ts'

type Resume = { id: string; title: string }

/** All links to the user's resumes. The user creates and revokes links here (COACH-10). */
export function SharedLinks({ resumes }: { resumes: Resume[] }) {
  const query = useQuery(ownLinksQuery())
  const [isMaking, setMaking] = useState(false)
  return (
    <section className="card" aria-labelledby="links-title">
      <header className="card-head">
        <h2 id="links-title">Shared links</h2>
        {resumes.length > 0 && (
          <Button icon={Link2} onClick={() => setMaking(true)}>
            New link
          </Button>
        )}
      </header>
      <div className="card-body">
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={3} label="Loading your links" />}
          errorText="Failed to load your links"
          isEmpty={(links) => links.length === 0}
          empty={<NoLinks hasResume={resumes.length > 0} />}
        >
          {(links) => (
            <ul className="list">
              {links.map((link) => (
                <LinkRow key={link.id} link={link} />
              ))}
            </ul>
          )}
        </QueryBoundary>
      </div>
      {isMaking && <MakeLink resumes={resumes} onClose={() => setMaking(false)} />}
    </section>
  )
}

const NoLinks = ({ hasResume }: { hasResume: boolean }) => (
  <div className="stack stack-3">
    <p className="meta">
      {hasResume
        ? 'No links yet. Anyone with a link can view one resume, until you revoke it.'
        : 'Anyone with a link can view one resume. Build one first, or import the one you have.'}
    </p>
    {!hasResume && (
      <div>
        <ButtonLink to="/app/documents">Open Documents</ButtonLink>
      </div>
    )}
  </div>
)

function LinkRow({ link }: { link: OwnLink }) {
  const { id, label, resumeTitle, createdAt, revokedAt, viewCount, hidesContact } = link
  const zone = useZone()
  const created = shortDate(createdAt, zone)
  const name = label || `Link of ${created}`
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const revoke = useMutation(
    api.shares.revoke.mutationOptions({
      onSuccess: () => void toast.success('Link revoked'),
      onError: (error) => void toast.error(errorText(error, 'Failed to revoke the link')),
      onSettled: () => refreshQueries(queryClient, ownLinksQuery().queryKey),
    }),
  )
  const ask = async () => {
    const text = `Anyone with "${name}" will no longer be able to open this resume. This action cannot be undone.`
    if (await confirm({ title: 'Revoke link', text, action: 'Revoke link', destructive: true })) revoke.mutate({ id })
  }
  return (
    <li>
      <div className="grow">
        <b>{name}</b>
        <div className="meta">
          {resumeTitle} · created {created} · {viewCount === 1 ? '1 view' : `${viewCount} views`}
        </div>
        {hidesContact && <Badge tone="line">Phone and address hidden</Badge>}
      </div>
      {revokedAt ? (
        <Badge>Revoked {shortDate(revokedAt, zone)}</Badge>
      ) : (
        <Button
          variant="danger-quiet"
          size="sm"
          busy={revoke.isPending}
          aria-label={`Revoke ${name}`}
          onClick={() => void ask()}
        >
          Revoke
        </Button>
      )}
    </li>
  )
}

function MakeLink({ resumes, onClose }: { resumes: Resume[]; onClose: () => void }) {
  const [id, setId] = useState(resumes[0]?.id ?? '')
  const queryClient = useQueryClient()
  const onMade = () => refreshQueries(queryClient, ownLinksQuery().queryKey, listingLogQuery().queryKey)
  return (
    <Dialog onClose={onClose} title="New link" description="It opens one resume until you revoke it.">
      <DialogBody className="stack stack-4">
        <div className="field">
          <Select
            aria-label="Resume"
            value={id}
            onChange={(event) => setId(event.target.value)}
            options={resumes.map((one) => ({ value: one.id, label: one.title }))}
          />
        </div>
        <NewShare key={id} id={id} canHide onMade={onMade} />
      </DialogBody>
    </Dialog>
  )
}
