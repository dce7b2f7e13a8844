import { Fingerprint, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Ago } from '#ui/primitives/ago.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { SecurityOverview } from '../../../security-contract.ts'

const AddPasskeyDialog = lazyComponent(async () => (await import('./passkey-dialogs.tsx')).AddPasskeyDialog)
const ConfirmPasskeysDialog = lazyComponent(async () => (await import('./passkey-dialogs.tsx')).ConfirmPasskeysDialog)
const RemovePasskeyDialog = lazyComponent(async () => (await import('./passkey-dialogs.tsx')).RemovePasskeyDialog)
const RenamePasskeyDialog = lazyComponent(async () => (await import('./passkey-dialogs.tsx')).RenamePasskeyDialog)

type Passkey = SecurityOverview['passkeys'][number]

function PasskeyState({ passkey: { createdAt, lastUsedAt, pausedAt } }: { passkey: Passkey }) {
  if (pausedAt) return 'Paused because your password was changed'
  return (
    <>
      {lastUsedAt ? 'Used' : 'Added'} <Ago at={lastUsedAt ?? createdAt} now={new Date()} isInside />
    </>
  )
}

/** The passkeys of the user's devices, which sign in by fingerprint, face or security key, without a password. */
export function PasskeysCard({ security: { passkeys, twoFactor, device } }: { security: SecurityOverview }) {
  const [open, setOpen] = useState<'add' | 'confirm' | null>(null)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const paused = passkeys.filter(({ pausedAt }) => pausedAt)
  const asksForCode = twoFactor !== null
  const dialogProps = { asksForCode, onClose: () => setOpen(null) }
  const add = useRef<HTMLButtonElement>(null)
  // the button disappears with its passkey
  const closeRemoval = () => {
    setRemoved(null)
    focusWhenLost(() => add.current)
  }
  return (
    <section className="card" aria-labelledby="passkeys-card">
      <div className="card-head">
        <h2 id="passkeys-card">Passkeys</h2>
      </div>
      <div className="card-body stack stack-4">
        <p>Sign in with your fingerprint, face or a security key instead of a password.</p>
        {paused.length > 0 && (
          <Notice
            tone="warn"
            title={paused.length === 1 ? '1 passkey is paused' : `${paused.length} passkeys are paused`}
          >
            <p>Your password was changed. Remove any passkeys you don't recognize, then confirm the others.</p>
            <Button className="mt-3" size="sm" onClick={() => setOpen('confirm')}>
              Confirm passkeys
            </Button>
          </Notice>
        )}
        {passkeys.length > 0 && (
          <ul className="list" aria-label="Your passkeys">
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <Fingerprint className="ic" />
                <div className="grow">
                  <b className="break-words">{passkey.name}</b>
                  <p className="meta">
                    <PasskeyState passkey={passkey} />
                  </p>
                </div>
                <IconButton
                  icon={Pencil}
                  size="sm"
                  label={`Rename ${passkey.name}`}
                  onClick={() => setRenamed(passkey)}
                />
                <IconButton
                  icon={Trash2}
                  size="sm"
                  label={`Remove ${passkey.name}`}
                  onClick={() => setRemoved(passkey)}
                />
              </li>
            ))}
          </ul>
        )}
        <Button ref={add} icon={Plus} onClick={() => setOpen('add')}>
          Add a passkey
        </Button>
      </div>
      {open === 'add' && <AddPasskeyDialog {...dialogProps} device={device} />}
      {open === 'confirm' && <ConfirmPasskeysDialog {...dialogProps} names={paused.map(({ name }) => name)} />}
      {removed && <RemovePasskeyDialog passkey={removed} asksForCode={asksForCode} onClose={closeRemoval} />}
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />}
    </section>
  )
}
