import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { MAX_KEYS } from '../../rules.ts'
import { CopyText } from '../copy-text.tsx'
import { keysQuery } from '../queries.ts'
import { ShownOnce } from '../shown-once.tsx'
import { curlExample } from './curl-example.ts'
import { KeysTable } from './keys-table.tsx'

const KeyDialog = lazyComponent(async () => (await import('./key-dialog.tsx')).KeyDialog)

type CreatedKey = { secret: string; scopes: string[] }

/** The company's API keys. */
export function KeysTab() {
  const query = useQuery(keysQuery())
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<CreatedKey | null>(null)
  const create = (
    <Button variant="primary" icon={KeyRound} onClick={() => setMaking(true)}>
      Create API key
    </Button>
  )
  return (
    <>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={3} lead="none" label="Loading API keys" />}
        errorText="Failed to load API keys"
        isEmpty={({ keys }) => keys.length === 0}
        empty={
          <EmptyState title="No API keys yet" action={create}>
            Use a key to read and change company data from your own programs over HTTP.
          </EmptyState>
        }
      >
        {({ keys }) => (
          <div className="stack stack-4">
            <PausedNotice count={keys.filter(({ isPaused }) => isPaused).length} />
            <KeysTable keys={keys} />
            {keys.length < MAX_KEYS ? (
              <div>{create}</div>
            ) : (
              <p className="meta">A company can have at most {MAX_KEYS} API keys.</p>
            )}
          </div>
        )}
      </QueryBoundary>
      {query.data && <Try publicUrl={query.data.publicUrl} />}
      {isMaking && <KeyDialog onClose={() => setMaking(false)} onMade={setMade} />}
      {made && query.data && (
        <ShownOnce title="Save your API key" what="API key" secret={made.secret} onClose={() => setMade(null)}>
          <p>Try it out:</p>
          <CopyText text={curlExample(query.data.publicUrl, made.scopes, made.secret)} label="Example call" />
        </ShownOnce>
      )}
    </>
  )
}

function PausedNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice tone="warn" title={count === 1 ? '1 API key is paused' : `${count} API keys are paused`}>
      {count === 1
        ? 'The password of the person who created it was changed. Confirm it if you recognize it, or revoke it.'
        : "The passwords of the people who created them were changed. Revoke keys you don't recognize, then confirm the others."}
    </Notice>
  )
}

function Try({ publicUrl }: { publicUrl: string }) {
  return (
    <section className="mt-8 stack stack-3" aria-labelledby="try-a-call">
      <SectionHead title="Example request" id="try-a-call" />
      <p>
        A key has the permissions of a team member who isn't an admin, limited to its scopes. It never reads private
        answers. See the <a href="/api/docs">API reference</a>.
      </p>
      <CopyText text={curlExample(publicUrl, ['jobs:read'], '$TANDEM_KEY')} label="Example request" />
    </section>
  )
}
