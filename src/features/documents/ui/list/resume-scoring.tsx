import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import type { DocumentStats } from '../../contract.ts'
import { ScoringCard } from '../components/scoring-card.tsx'
import { scoreQuery } from '../queries.ts'
import type { ListedDocument } from './listed-document.ts'

type Props = { stats: DocumentStats; standard: ListedDocument | undefined }

/** The scoring card of the default resume (AI-01, AI-02). */
export function ResumeScoring({ stats, standard }: Props) {
  const score = useQuery({ ...scoreQuery(standard?.id ?? ''), enabled: standard !== undefined })
  // nothing is shown about the resume until its score is loaded
  if (standard && score.isPending) return <Skeleton shape="block" />
  const resume = standard ? { id: standard.id, title: standard.title, report: score.data?.report ?? null } : null
  return <ScoringCard totals={stats} resume={resume} />
}
