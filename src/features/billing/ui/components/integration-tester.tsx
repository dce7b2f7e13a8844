import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { IntegrationCheck } from '../../contract.ts'

const looks = {
  ok: { Icon: CircleCheck, word: 'Works' },
  warning: { Icon: TriangleAlert, word: 'Warning' },
  failed: { Icon: CircleX, word: 'Failed' },
} as const

/** Tests the payment integration on the server and shows the result of each check, never a secret (SUB-09, SUB-11, SUB-12). */
export function IntegrationTester() {
  const test = useMutation(api.billing.testIntegration.mutationOptions())
  return (
    <section className="grid gap-3" aria-label="Payment integration">
      <SectionHead title="Payment integration">
        <Button size="sm" busy={test.isPending} onClick={() => test.mutate({})}>
          Test integration
        </Button>
      </SectionHead>
      {test.isError && (
        <Notice tone="error" title="Failed to run the test.">
          {errorText(test.error, 'Please try again.')}
        </Notice>
      )}
      <div aria-live="polite">
        {test.data ? (
          <ul className="card list">
            {test.data.map((check) => (
              <Check key={check.name} {...check} />
            ))}
          </ul>
        ) : (
          <p className="meta">Checks keys, provider, plans, prices and webhook events. Never shows a key.</p>
        )}
      </div>
    </section>
  )
}

function Check({ name, state, message }: IntegrationCheck) {
  const { Icon, word } = looks[state]
  return (
    <li className="row wrap between p-4">
      <span className="row">
        <Icon className="ic" />
        <b className="strong">{name}</b>
        <span className="meta">{word}</span>
      </span>
      <span>{message}</span>
    </li>
  )
}
