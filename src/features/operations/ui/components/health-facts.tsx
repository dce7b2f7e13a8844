import type { ReactNode } from 'react'
import { longDateTime } from '#lib/dates.ts'
import type { Health } from '../../contract.ts'
import { mailWords, storageWords } from '../health-words.ts'

/** What the product runs on, line by line. */
export function HealthFacts({ health }: { health: Health }) {
  const { migrations, mail } = health
  const isCurrent = migrations.applied === migrations.known
  return (
    <dl className="facts facts-wide">
      <Fact name="Version">{health.version}</Fact>
      <Fact name="Running since">{longDateTime(health.startedAt)} UTC</Fact>
      <Fact name="Database">{health.database}</Fact>
      <Fact name="Migrations">
        {isCurrent ? `all ${migrations.known} applied` : `${migrations.applied} applied, ${migrations.known} known`}
      </Fact>
      <Fact name="Files">{storageWords[health.storage]}</Fact>
      <Fact name="Mail">{mailWords[mail.kind]}</Fact>
      <Fact name="Mail, last hour">
        {mail.sentLastHour.toLocaleString('en-US')} sent
        {mail.unconfirmed > 0 && `, ${mail.unconfirmed.toLocaleString('en-US')} unconfirmed`}
      </Fact>
      <Fact name="Worker">{health.worker === 'inside' ? 'in this process' : 'a process of its own'}</Fact>
      <Fact name="Live streams">{health.liveStreams.toLocaleString('en-US')} in this process</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
)
