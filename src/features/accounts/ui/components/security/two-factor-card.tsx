import { KeyRound, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { SecurityOverview } from '../../../security-contract.ts'

const NewCodesDialog = lazyComponent(async () => (await import('./two-factor-change.tsx')).NewCodesDialog)
const StopTwoFactorDialog = lazyComponent(async () => (await import('./two-factor-change.tsx')).StopTwoFactorDialog)
const TwoFactorSetupDialog = lazyComponent(async () => (await import('./two-factor-setup.tsx')).TwoFactorSetupDialog)

/** The second factor: off, with a button to switch it on, or on, with its codes (AUTH-12). */
export function TwoFactorCard({ security: { twoFactor } }: { security: SecurityOverview }) {
  const [open, setOpen] = useState<'set-up' | 'codes' | 'stop' | null>(null)
  const section = useRef<HTMLElement>(null)
  // the button that opened the dialog may be gone by now, so focus the card
  const close = () => {
    setOpen(null)
    focusWhenLost(() => section.current)
  }
  return (
    <section className="card" aria-labelledby="two-factor-card" id="two-factor" ref={section} tabIndex={-1}>
      <div className="card-head">
        <h2 id="two-factor-card">Two-factor authentication</h2>
        {twoFactor ? <StatusPill status="active" label="On" /> : <span className="meta">Off</span>}
      </div>
      <div className="card-body stack stack-4">
        <p>Adds a code from your authenticator app when you sign in on a new device.</p>
        {twoFactor ? (
          <>
            <ul className="list">
              <li>
                <Smartphone className="ic" />
                <div className="grow">
                  <b>Authenticator app</b>
                  <p className="meta">
                    Since <Day at={twoFactor.since} />
                  </p>
                </div>
              </li>
              <li>
                <KeyRound className="ic" />
                <div className="grow">
                  <b>Backup codes</b>
                  <p className="meta">
                    {twoFactor.codesLeft} of {twoFactor.codes} left
                  </p>
                </div>
                <button type="button" className="link" onClick={() => setOpen('codes')}>
                  New codes
                </button>
              </li>
            </ul>
            <div>
              <Button variant="danger-quiet" size="sm" onClick={() => setOpen('stop')}>
                Turn off
              </Button>
            </div>
          </>
        ) : (
          <Button onClick={() => setOpen('set-up')}>Turn on</Button>
        )}
      </div>
      {open === 'set-up' && <TwoFactorSetupDialog onClose={close} />}
      {open === 'codes' && <NewCodesDialog onClose={close} />}
      {open === 'stop' && <StopTwoFactorDialog onClose={close} />}
    </section>
  )
}
