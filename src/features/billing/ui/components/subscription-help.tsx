import { CalendarX, Headphones, RotateCcw } from 'lucide-react'
import '../billing.css'

export type RefundPolicy = { refundDaysAnnual: number; refundDaysMonthly: number }

/** Terms of every plan; the numbers are from the policy record (PLAT-07). */
export function SubscriptionHelp({ policy }: { policy: RefundPolicy }) {
  const { refundDaysAnnual, refundDaysMonthly } = policy
  return (
    <section aria-label="Good to know">
      <ul className="sub-trust">
        <li>
          <RotateCcw className="ic" />
          <span>
            <b>{refundDaysAnnual}-day money-back guarantee</b>
            On annual plans; {refundDaysMonthly} days on monthly.
          </span>
        </li>
        <li>
          <CalendarX className="ic" />
          <span>
            <b>Cancel anytime</b>
            Your plan remains active until the end of the paid period.
          </span>
        </li>
        <li>
          <Headphones className="ic" />
          <span>
            <b>24/7 support</b>
            Write any time. A real person replies.
          </span>
        </li>
      </ul>
    </section>
  )
}
