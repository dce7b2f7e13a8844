import type { ReactNode } from 'react'
import { DAY_MS, longDateTime } from '#lib/dates.ts'
import { Ago } from '#ui/primitives/ago.tsx'
import { Day } from '#ui/primitives/day.tsx'
import type { Health } from '../../contract.ts'
import { mailLabel, proxyLabel, storageLabel } from '../health-labels.ts'

/** Facts about the installation, one per line. */
export function HealthFacts({ health }: { health: Health }) {
  const { migrations, mail } = health
  const isCurrent = migrations.applied === migrations.known
  return (
    <dl className="facts facts-wide">
      <Fact name="Version">{health.version}</Fact>
      <Fact name="Running since">
        <Day at={health.startedAt} as={longDateTime} />
      </Fact>
      <Fact name="Database">{health.database}</Fact>
      <Fact name="Migrations">
        {isCurrent ? `all ${migrations.known} applied` : `${migrations.applied} applied, ${migrations.known} known`}
      </Fact>
      <Fact name="Database size">{formatBytes(health.use.database)}</Fact>
      <Fact name="Files">
        {health.use.fileCount.toLocaleString('en-US')}, {formatBytes(health.use.files)} {storageLabel[health.storage]}
        {health.use.free !== null && `, ${formatBytes(health.use.free)} free`}
      </Fact>
      <Fact name="Last backup">
        <LastBackup backup={health.lastBackup} />
      </Fact>
      <Fact name="Email">{mailLabel[mail.kind]}</Fact>
      <Fact name="Email, last hour">
        {mail.sentLastHour.toLocaleString('en-US')} sent, campaigns not included
        {mail.unconfirmed > 0 && `, ${mail.unconfirmed.toLocaleString('en-US')} unconfirmed`}
      </Fact>
      <Fact name="Email, last day">
        {mail.sentLastDay.toLocaleString('en-US')} sent
        {mail.lastSentAt && (
          <>
            , the last <Ago at={mail.lastSentAt} now={new Date()} isInside />
          </>
        )}
      </Fact>
      <Fact name="Worker">{health.worker === 'inside' ? 'in this process' : 'separate process'}</Fact>
      <Fact name="Virus scanner">{health.virusScanner === 'clamav' ? 'ClamAV, for every upload' : 'none'}</Fact>
      <Fact name="Visitors' addresses">
        <span className={health.proxies === 'fine' ? undefined : 'text-danger'}>{proxyLabel[health.proxies]}</span>
      </Fact>
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

/** Warns if the last backup is older than a week or missing. */
function LastBackup({ backup }: { backup: Health['lastBackup'] }) {
  if (!backup) return <b className="text-danger">none yet: npm run backup</b>
  const isOld = Date.now() - backup.at.getTime() > 7 * DAY_MS
  return (
    <span className={isOld ? 'text-danger' : undefined}>
      <Ago at={backup.at} now={new Date()} />, {formatBytes(backup.bytes)}, {backup.rows.toLocaleString('en-US')} rows
    </span>
  )
}

const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** '12.4 MB' */
function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`
}
